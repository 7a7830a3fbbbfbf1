import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '@/lib/catalogue/library';
import { itemOfExample } from '@/lib/examples/of-item';
import type { ExampleOutcomes } from '@/lib/examples/outcomes';
import { isPlayground } from '@/lib/examples/playground';
import type { LiveManifest } from '@/lib/examples/schema';
import { measuresOf } from '@/lib/measured/measures';
import type { StartedExample } from '@/lib/measured/schema';
import type { PlaygroundPlan } from '@/lib/playground/model';
import { classesOfExamples } from './class-names';
import { placeholder } from './client-only';
import { highlightInBackground } from './code-files';
import { compileChanged } from './compile-changed';
import { compileExamples } from './compile-examples';
import { decideOutcome } from './decide-outcome';
import { explainFailures } from './explain-failures';
import { writeFragments } from './fragments';
import { iconCharacters, iconFont, usedIcons } from './icons';
import { rootOf } from './layout';
import { throwIfUnprovided, unprovidedOf } from './missing-provider';
import { explainMissing, type MissingPackage, missingPackages } from './needed-packages';
import { packChunks } from './pack-chunks';
import { readLibrary } from './playgrounds/library';
import { planPlaygrounds } from './playgrounds/plan-playgrounds';
import { samplesOf } from './playgrounds/samples';
import { prerender, type Rendering } from './prerender';
import { prerenderChanged } from './prerender-changed';
import { type ExampleNote, type Scan, scanExamples } from './scan';
import type { ScannedExample } from './scan-folder';
import { servedPath } from './served-path';
import { writeSheets } from './sheets';
import { stageStyles } from './stylesheet';
import { setupOf, writeWorkspace } from './workspace';
import { emptyFolder, writeGenerated } from './write-generated';
import { writeStackblitzPages, writeToolsStyles } from './write-served';

export interface BuildOptions {
  /** The documented library and the location of its examples. */
  library: Library;
  /** Whether to omit examples that do not compile instead of failing. */
  keepGoing: boolean;
  /** The folder of the Angular workspace. May contain an earlier build. */
  workspace: string;
  /** The folder for generated files, which the pages of the site read. */
  generated: string;
  /** The folder that is served as `/live`. */
  served: string;
}

export interface BuildReport {
  outcomes: ExampleOutcomes;
  /** Duration of compilation, in milliseconds. */
  compiled: number;
  /** Duration of pre-rendering, in milliseconds. */
  prerendered: number;
}

/**
 * Builds all examples: catalogue, sources, bundles, pre-rendered HTML, stylesheets and StackBlitz pages.
 *
 * @returns the outcome of each example
 * @throws when an example does not compile or needs a package that is not installed, unless `keepGoing` is
 *   set. In strict mode also when an example breaks a rule or cannot be pre-rendered
 */
export async function buildExamples(options: BuildOptions): Promise<BuildReport> {
  const { library, keepGoing, workspace, generated, served } = options;
  const { examples, installedIn, isExternal } = library;
  const scan = scanExamples(library);
  const scanned = scan.examples;
  const missing = missingPackages(scanned, installedIn);
  if (missing.length > 0 && !keepGoing) throw new Error(explainMissing(missing));
  const plans = plansOf(scanned);

  const start = performance.now();
  // The compiler is another process, so this one has time.
  const codeOf = highlightInBackground(scanned.filter(({ example }) => !isPlayground(example.id)));
  const codeRoot = rootOf(examples);
  const broken = await compileAll(scanned, plans, missing, codeRoot, options);
  const runnable = scanned.filter(
    ({ example: { id, kind } }) => kind === 'live' && !broken.has(id),
  );
  const compiled = performance.now() - start;
  const rendering = await explainFailures(
    await renderAll(
      workspace,
      runnable.map(({ example }) => example.id),
      options,
    ),
    { dir: workspace, codeRoot, examples: runnable },
  );
  const started = startedExamples(scanned);
  // Only for sites whose providers are named in `site.ts`.
  const unprovided = isExternal
    ? unprovidedOf(rendering.failed, started, scanned)
    : new Map<string, string>();
  if (!keepGoing) throwIfUnprovided(unprovided, scanned);
  if (library.strict && !keepGoing) throwIfNotRendered(rendering);
  const prerendered = performance.now() - start - compiled;

  emptyFolder(served);
  const chunks = await packChunks(workspace, codeRoot, runnable, served);
  copyFileSync(join(workspace, 'dist/3rdpartylicenses.txt'), join(served, 'licenses.txt'));
  const characters = iconCharacters();
  const icons = usedIcons(scanned, rendering.pages, plans, characters);
  if (library.strict) throwIfAny('Icons', icons.unknown);
  const theme = { file: examples.styles, loadPaths: installedIn, isExternal };
  const font = await iconFont(icons.names, characters);
  const stage = stageStyles(served, font, theme, chunks.styles);
  const base = chunks.base.map(servedPath);
  const modulesOf = (id: string) => (chunks.examples[id] ?? []).map(servedPath);
  const parts = {
    runtime: servedPath(chunks.runtime),
    sheets: writeSheets(
      runnable.map(({ example }) => example),
      rendering.pages,
      stage,
      served,
    ),
    base,
    examples: Object.fromEntries(Object.keys(chunks.examples).map((id) => [id, modulesOf(id)])),
  };
  writeToolsStyles(stage, library, served);
  writeStackblitzPages(scanned, plans, served, keepGoing || !library.strict);

  const findings = { broken, notRendered: rendering.failed, unprovided, started };
  const results = scanned.map((item) => decideOutcome(item, findings));
  const outcomes: ExampleOutcomes = {
    examples: results.map(({ outcome }) => outcome),
    leftOut: [...scan.leftOut],
    warnings: [...scan.warnings, ...icons.unknown],
    missingPackages: missing.map(({ name, neededBy }) => ({ name, neededBy: [...neededBy] })),
  };
  const shown = scanned.map((item, at) => ({ ...item, ...results[at] }));
  const placeholders = results.flatMap(({ outcome: { id, height } }) =>
    height === undefined ? [] : [{ id, html: placeholder(height) }],
  );
  const pages = [...rendering.pages, ...placeholders];
  const needs = {
    modulesOf: (id: string) => [...base, ...modulesOf(id)],
    sheetsOf: (id: string) => parts.sheets[id] ?? [],
    codeOf,
  };
  const { stages, code, files } = await writeFragments(shown, pages, needs, served);
  const manifest: LiveManifest = { ...parts, stages, code };
  const classes = classesOfExamples(scanned, pages, served);
  const content = { scanned, results, pages, plans, code: files, manifest, classes, outcomes };
  writeGenerated(generated, content);
  return { outcomes, compiled, prerendered };
}

type Plans = ReadonlyMap<string, PlaygroundPlan>;

function plansOf(scanned: Scan['examples']): Plans {
  const hasPlaygrounds = scanned.some(({ example }) => isPlayground(example.id));
  return hasPlaygrounds ? planPlaygrounds(scanned, readLibrary()) : new Map();
}

/**
 * Compiles the examples. Returns the reasons by id for those that failed: missing packages or compiler
 * errors.
 */
async function compileAll(
  scanned: readonly ScannedExample[],
  plans: Plans,
  missing: readonly MissingPackage[],
  codeRoot: string,
  { library, keepGoing, workspace }: BuildOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const broken = new Map<string, readonly string[]>();
  for (const { name, neededBy } of missing) {
    for (const id of neededBy) {
      broken.set(id, [...(broken.get(id) ?? []), `the package ${name} is not installed`]);
    }
  }
  const installable = scanned.filter(({ example }) => !broken.has(example.id));
  const failed = await compileExamples(installable, {
    dir: workspace,
    codeRoot,
    keepGoing,
    ...(isIncremental({ library, keepGoing }) && {
      run: (dir: string) => compileChanged({ dir, codeRoot, examples: installable }),
    }),
    writeWorkspaceFor: (examples) => {
      const ownPlans = examples.flatMap(({ example }) => plans.get(example.id) ?? []);
      const samples = ownPlans.flatMap(samplesOf);
      const { types } = library.examples;
      const setup = setupOf(library);
      writeWorkspace(workspace, { codeRoot, examples, samples, types, setup });
    },
  });
  return new Map([...broken, ...failed]);
}

/** Whether unchanged examples are left out. What examples of another library import is not known well enough. */
const isIncremental = ({ library, keepGoing }: Pick<BuildOptions, 'library' | 'keepGoing'>) =>
  !keepGoing && !library.isExternal;

const renderAll = (workspace: string, ids: readonly string[], options: BuildOptions) =>
  isIncremental(options)
    ? prerenderChanged(workspace, ids)
    : prerender(join(workspace, 'dist'), ids);

function throwIfNotRendered({ failed }: Rendering): void {
  const notes = [...failed].map(([id, reason]) => ({ file: id, reason }));
  throwIfAny('Cannot be pre-rendered', notes);
}

function throwIfAny(title: string, notes: readonly ExampleNote[]): void {
  if (notes.length === 0) return;
  throw new Error(
    `${title}\n  ${notes.map(({ file, reason }) => `${file}: ${reason}`).join('\n  ')}`,
  );
}

/** What `npm run measure` found out about the examples that only a browser can render. */
function startedExamples(scanned: readonly ScannedExample[]): ReadonlyMap<string, StartedExample> {
  const items = new Set(scanned.map(({ example }) => itemOfExample(example)));
  return new Map([...items].flatMap((item) => Object.entries(measuresOf(item)?.started ?? {})));
}
