import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import type { Library } from '@/lib/catalogue/library';
import type { Example } from '@/lib/examples/schema';
import { defaultsOf, type PlaygroundPlan } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';
import { packagesIn } from './needed-packages';
import type { ScannedExample } from './scan-folder';
import {
  installedVersions,
  projectFiles,
  sharedFiles,
  stackblitzPage,
  submitFile,
  submitScript,
} from './stackblitz-page';
import { toolsStyles } from './tools-styles';

/** The style sheet of the tools, which is fetched with the first setting that needs it. */
export function writeToolsStyles(stage: string, library: Library, served: string): void {
  const themed = site.packages.find(({ hasTokens }) => hasTokens)?.npm;
  mkdirSync(join(served, 'tools'));
  const css = toolsStyles(stage, { themed, loadPaths: library.installedIn });
  writeFileSync(join(served, 'tools/tools.css'), css);
}

/**
 * The pages that hand examples over to StackBlitz; of a playground, the code it starts with.
 *
 * @param guessing whether a package that is not installed here is asked for in its newest version
 * @throws unless guessing, when an example imports a package that is not installed
 */
export function writeOpeners(
  scanned: readonly ScannedExample[],
  plans: ReadonlyMap<string, PlaygroundPlan>,
  served: string,
  guessing: boolean,
): void {
  const imported = scanned.flatMap(({ sources }) => [...packagesIn(sources, true)]);
  const versions = {
    ...(guessing && Object.fromEntries(imported.map((name) => [name, 'latest']))),
    ...installedVersions(process.cwd()),
  };
  const shown = scanned.map(({ example, sources }) => {
    const plan = plans.get(example.id);
    return plan ? printedExample(example, plan) : { example, sources };
  });
  const projects = shown.map((item) => projectFiles(item, versions));
  const shared = sharedFiles(projects);
  mkdirSync(join(served, 'open'));
  writeFileSync(join(served, submitFile), submitScript(shared));
  shown.forEach(({ example }, at) => {
    const page = stackblitzPage(example, projects[at] ?? {}, versions, shared);
    writeFileSync(join(served, 'open', `${example.id}.html`), page);
  });
}

function printedExample(example: Example, plan: PlaygroundPlan) {
  const text = printComponent(plan, defaultsOf(plan.knobs));
  return { example: { ...example, files: [plan.file] }, sources: { [plan.file]: text } };
}
