import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Example, LiveManifest } from '@/lib/examples/schema';
import { exampleFilesIn } from '@/lib/generated/files';
import { defaultsOf, type PlaygroundPlan } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { compile } from './compile';
import { writeFragments } from './fragments';
import { iconCharacters, iconFont, usedIcons } from './icons';
import { packChunks } from './pack-chunks';
import { readLibrary } from './playgrounds/library';
import { planPlaygrounds } from './playgrounds/plan-playgrounds';
import { samplesOf } from './playgrounds/samples';
import { prerender, type Prerendered } from './prerender';
import { scanExamples } from './scan';
import type { ScannedExample } from './scan-folder';
import { installedVersions, stackblitzPage, submitScript } from './stackblitz-page';
import { themeStyles, writeAreaStylesheet } from './stylesheet';
import { toolsStyles } from './tools-styles';
import { writeWorkspace } from './workspace';

/** Where a file lies in the export; what reads the manifest knows what path that is put below. */
const placeOf = (file: string) => withoutBase(filePaths.live(file));

export interface BuildOptions {
  /** Where the examples lie. */
  examplesRoot: string;
  /** Angular workspace; may be left over from an earlier build. */
  workspace: string;
  /** What the site's readers read. */
  generated: string;
  /** What is served as `/live`. */
  served: string;
}

export interface BuildReport {
  examples: number;
  live: number;
  /** Milliseconds. */
  compiled: number;
  prerendered: number;
}

/**
 * Catalogue, sources, bundles, pre-rendered HTML, stylesheet and StackBlitz pages of all examples.
 *
 * @throws when an example is wrong, does not compile or cannot be rendered
 */
export async function buildExamples(options: BuildOptions): Promise<BuildReport> {
  const { examplesRoot, workspace, generated, served } = options;
  const scanned = scanExamples(examplesRoot);
  const plans = planPlaygrounds(scanned, readLibrary());
  const liveIds = scanned
    .filter(({ example }) => example.kind === 'live')
    .map(({ example }) => example.id);
  writeWorkspace(workspace, examplesRoot, scanned, [...plans.values()].flatMap(samplesOf));

  const start = performance.now();
  await compile(workspace);
  const compiled = performance.now() - start;
  const pages = await prerender(workspace, liveIds);
  const prerendered = performance.now() - start - compiled;

  emptyFolder(served);
  const chunks = await packChunks(workspace, examplesRoot, scanned, served);
  copyFileSync(join(workspace, 'dist/3rdpartylicenses.txt'), join(served, 'licenses.txt'));
  const icons = iconCharacters();
  const font = await iconFont(usedIcons(scanned, pages, plans, icons), icons);
  const theme = themeStyles(served, font);
  const areas = writeAreas(scanned, pages, theme, served);
  write(join(served, 'tools/tools.css'), toolsStyles(theme));
  writeOpeners(scanned, plans, served);
  const base = chunks.base.map(placeOf);
  const modulesOf = (id: string) => (chunks.examples[id] ?? []).map(placeOf);
  const fragments = await writeFragments(
    scanned,
    pages,
    (id) => [...base, ...modulesOf(id)],
    served,
  );

  emptyFolder(generated);
  const files = exampleFilesIn(generated);
  writeJson(
    files.catalogue,
    scanned.map(({ example }) => example),
  );
  for (const { example, sources } of scanned) writeJson(files.sources(example.id), sources);
  for (const plan of plans.values()) writeJson(files.playground(plan.id), plan);
  for (const { id, html } of pages) write(files.html(id), html);
  for (const [id, code] of fragments.files) writeJson(files.code(id), code);
  writeJson(files.manifest, {
    runtime: placeOf(chunks.runtime),
    areas,
    base,
    examples: Object.fromEntries(Object.keys(chunks.examples).map((id) => [id, modulesOf(id)])),
    stages: fragments.stages,
    code: fragments.code,
  } satisfies LiveManifest);
  return { examples: scanned.length, live: liveIds.length, compiled, prerendered };
}

/** One stylesheet per folder of examples: a page shows those of one folder, seldom of more. */
function writeAreas(
  scanned: readonly ScannedExample[],
  pages: readonly Prerendered[],
  theme: string,
  served: string,
): LiveManifest['areas'] {
  const styles = new Map<string, string[]>();
  const pathOf = new Map(scanned.map(({ example }) => [example.id, example.packagePath]));
  for (const page of pages) {
    const area = dirname(pathOf.get(page.id) ?? '');
    styles.set(area, [...(styles.get(area) ?? []), ...page.styles]);
  }
  return Object.fromEntries(
    [...styles].map(([area, sheets]) => [
      area,
      placeOf(writeAreaStylesheet(area, theme, sheets, served)),
    ]),
  );
}

function emptyFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
}

/** The pages that hand examples over to StackBlitz; of a playground, the code it starts with. */
function writeOpeners(
  scanned: readonly ScannedExample[],
  plans: ReadonlyMap<string, PlaygroundPlan>,
  served: string,
): void {
  const versions = installedVersions(process.cwd());
  mkdirSync(join(served, 'open'));
  writeFileSync(join(served, submitScript.file), submitScript.text);
  for (const item of scanned) {
    const { id } = item.example;
    const plan = plans.get(id);
    const shown = plan ? { ...item, ...printedExample(item.example, plan) } : item;
    writeFileSync(join(served, 'open', `${id}.html`), stackblitzPage(shown, versions));
  }
}

function printedExample(example: Example, plan: PlaygroundPlan) {
  const text = printComponent(plan, defaultsOf(plan.knobs));
  return { example: { ...example, files: [plan.file] }, sources: { [plan.file]: text } };
}

function writeJson(file: string, value: unknown): void {
  write(file, `${JSON.stringify(value, null, 1)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
