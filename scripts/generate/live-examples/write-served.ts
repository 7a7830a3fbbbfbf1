import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import type { Library } from '@/lib/catalogue/library';
import { readProjectSetup } from '@/lib/examples/project-setup';
import type { Example } from '@/lib/examples/schema';
import { defaultsOf, type PlaygroundPlan } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';
import { packagesIn } from '@/scripts/shared/packages-in';
import { installedPackages } from './installed-packages';
import type { ScannedExample } from './scan-folder';
import {
  projectFiles,
  servedProject,
  sharedFiles,
  stackblitzPage,
  submitFile,
  submitScript,
} from './stackblitz-page';
import { toolsStyles } from './tools-styles';

/** Writes the stylesheet of the toolbar, which pages fetch when a visitor changes the first setting. */
export function writeToolsStyles(stage: string, library: Library, served: string): void {
  const themed = site.packages.find(({ hasTokens }) => hasTokens)?.npm;
  mkdirSync(join(served, 'tools'));
  const css = toolsStyles(stage, { themed, loadPaths: library.installedIn });
  writeFileSync(join(served, 'tools/tools.css'), css);
}

/**
 * Writes the pages that open examples in StackBlitz, and the same projects as data, to be copied or downloaded.
 * For a playground, they contain the code of its default
 * settings.
 *
 * @param allowMissing whether to use the latest version of packages that are not installed
 * @throws when an example imports a package that is not installed, unless `allowMissing` is set
 */
export function writeStackblitzPages(
  scanned: readonly ScannedExample[],
  plans: ReadonlyMap<string, PlaygroundPlan>,
  served: string,
  allowMissing: boolean,
): void {
  const imported = scanned.flatMap(({ sources }) => [...packagesIn(sources, true)]);
  const setup = readProjectSetup();
  const { versions: known, ...others } = installedPackages(process.cwd(), [
    ...imported,
    ...setup.packages,
    ...setup.types,
  ]);
  const versions = {
    ...(allowMissing && Object.fromEntries(imported.map((name) => [name, 'latest']))),
    ...known,
  };
  const shown = scanned.map(({ example, sources }) => {
    const plan = plans.get(example.id);
    return plan ? printedExample(example, plan) : { example, sources };
  });
  const projects = shown.map((item) => projectFiles(item, { versions, ...others }, setup));
  const shared = sharedFiles(projects);
  mkdirSync(join(served, 'open/shared'), { recursive: true });
  writeFileSync(join(served, submitFile), submitScript(shared));
  writeFileSync(join(served, 'open/shared/files.json'), JSON.stringify(shared));
  shown.forEach(({ example }, at) => {
    const project = projects[at] ?? {};
    const file = join(served, 'open', example.id);
    writeFileSync(`${file}.html`, stackblitzPage(example, project, versions, shared));
    writeFileSync(`${file}.json`, JSON.stringify(servedProject(example, project, shared, setup)));
  });
}

function printedExample(example: Example, plan: PlaygroundPlan) {
  const text = printComponent(plan, defaultsOf(plan.knobs));
  return { example: { ...example, files: [plan.file] }, sources: { [plan.file]: text } };
}
