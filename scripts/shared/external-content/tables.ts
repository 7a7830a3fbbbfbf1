import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '@/content/site';
import type { DocumentedPackage } from '@/content/site-definition';
import type { DocItemRow } from '@/content/types';
import { packageFolder } from '@/lib/catalogue/installed';
import { exportsOf, isInternalExport, typesOfExport } from '@/scripts/shared/package-exports';
import {
  deriveGuideGroups,
  deriveGuides,
  deriveItems,
  derivePurposes,
  type ExampleFolder,
  type Text,
} from './derive';
import { describeEntryPoint } from './describe-entry-point';
import { nameEntryPoint } from './name-entry-point';
import type { Match } from './patterns';
import type { WorkspaceFiles } from './workspace-files';

const manifestOf = (npm: string): unknown =>
  JSON.parse(readFileSync(join(packageFolder(npm), 'package.json'), 'utf8'));

/** The description of each package in its manifest, as a sentence. */
function packageDescriptions(): Record<string, string> {
  return Object.fromEntries(
    site.packages.flatMap(({ key, npm }) => {
      const { data } = describedManifest.safeParse(manifestOf(npm));
      const text = data?.description.trim() ?? '';
      return text === '' ? [] : [[key, /[.!?]$/.test(text) ? text : `${text}.`]];
    }),
  );
}

/**
 * The subpaths of a package that can be imported: `button`, `button/testing`. Empty for the package itself, which
 * counts only when it has no other entry point: otherwise it usually repeats what these export.
 */
function entryPointsOf({ npm }: DocumentedPackage): readonly string[] {
  const folder = packageFolder(npm);
  const exports = exportsOf(manifestOf(npm)) ?? {};
  const names = Object.entries(exports)
    .filter(([name, target]) => !isInternalExport(name) && hasTypes(target, folder))
    .map(([name]) => name.replace(/^\.\/?/, ''));
  return names.length === 1 ? names : names.filter((name) => name !== '');
}

/** What the declarations of an entry point say about it. */
function readEntryPoint({ npm, key }: DocumentedPackage, entryPoint: string) {
  const folder = packageFolder(npm);
  const exports = exportsOf(manifestOf(npm)) ?? {};
  const types = typesOfExport(exports[entryPoint === '' ? '.' : `./${entryPoint}`]);
  if (types === undefined) return {};
  const file = join(folder, types);
  const id = entryPoint === '' ? key : entryPoint;
  return { name: nameEntryPoint(file, id), summary: describeEntryPoint(file, id) };
}

/** Whether an entry point has declarations. Those without are for Sass. */
function hasTypes(target: unknown, folder: string): boolean {
  const types = typesOfExport(target);
  return types !== undefined && existsSync(join(folder, types));
}

/** Parts of an entry point that are documented as separate items. */
const carvedOutOf = ({ key }: DocumentedPackage) =>
  site.carvedOut
    .filter(({ docId }) => docId.startsWith(`${key}-`))
    .map(({ docId }) => docId.slice(key.length + 1));

const describedManifest = z.object({ description: z.string() });

interface FoundContent {
  overviews: readonly (Text & { match: Match })[];
  guides: readonly Text[];
  examples: readonly ExampleFolder[];
  packageIn: (match: Match) => string;
  work: WorkspaceFiles;
  /** The content folder. A table that it contains is not derived. */
  folder: string;
}

const table = (types: string, code: string) =>
  `import type { ${types} } from './types';\n\n${code}`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * Writes the tables of items and guides, the samples and the figures, unless the content folder contains
 * them.
 *
 * @returns one line for each example that belongs to no item
 */
export function writeTables(found: FoundContent): string[] {
  const { overviews, guides, examples, packageIn, work, folder } = found;
  const hasOwn = (file: string) => existsSync(join(folder, file));
  const items = site.packages.flatMap((each) =>
    deriveItems(
      each,
      overviews.filter(({ match }) => packageIn(match) === each.key),
      [...entryPointsOf(each), ...carvedOutOf(each)],
      examples,
      (entryPoint) => readEntryPoint(each, entryPoint),
    ),
  );
  if (!hasOwn('doc-items.ts')) {
    work.write(
      'content/doc-items.ts',
      table(
        'DocItemRow',
        `export const docItems: readonly DocItemRow[] = ${json(items)};\n\n` +
          'export const itemFiles: Readonly<Record<string, readonly DocItemRow[]>> = {};\n',
      ),
    );
  }
  if (!hasOwn('guides.ts')) {
    work.write(
      'content/guides.ts',
      table(
        'GuideGroup, GuideRow',
        `export const guideGroups: readonly [GuideGroup, ...GuideGroup[]] = ${json(deriveGuideGroups(guides))};\n\n` +
          `export const guides: readonly GuideRow[] = ${json(deriveGuides(guides, site.theSubject))};\n`,
      ),
    );
  }
  if (!hasOwn('purposes.ts')) {
    work.write(
      'content/purposes.ts',
      table(
        'Purpose',
        `export const purposes: readonly Purpose[] = ${json(derivePurposes(overviews))};\n`,
      ),
    );
  }
  if (!hasOwn('sections.ts')) {
    work.write(
      'content/package-descriptions.ts',
      `export const packageDescriptions: Readonly<Record<string, string>> = ${json(packageDescriptions())};\n`,
    );
  }
  if (!hasOwn('samples.ts')) work.write('content/samples.ts', samplesOf(items, guides, examples));
  const figure = readFileSync('content/defaults/item.svg');
  for (const { id, packageName } of items) {
    const file = `figures/${packageName}/${id}.svg`;
    if (!hasOwn(file)) work.write(`content/${file}`, figure);
  }
  for (const name of ['guide', 'site']) {
    if (!hasOwn(`figures/${name}.svg`)) work.write(`content/figures/${name}.svg`, figure);
  }
  return examples
    .filter(({ packageName, area }) => !isItem(items, packageName, area))
    .map(({ packageName, area, id }) => `example ${id}: ${packageName} has no item "${area}"`);
}

const isItem = (items: readonly DocItemRow[], packageName: string, area: string) =>
  items.some((item) => item.packageName === packageName && item.id === area);

/** Chooses the sample pages: the first of each kind, preferably an item with examples and an API. */
function samplesOf(
  items: readonly DocItemRow[],
  guides: readonly Text[],
  examples: readonly ExampleFolder[],
): string {
  const withApi = items.filter(({ hasApi }) => hasApi !== false);
  const examplesOf = (item: DocItemRow) =>
    examples.filter(({ packageName, area }) => isItem([item], packageName, area));
  const withExamples = withApi.filter((item) => examplesOf(item).length > 0);
  const byExampleCount = [...withExamples].sort(
    (a, b) => examplesOf(b).length - examplesOf(a).length,
  );
  const refOf = (item: DocItemRow | undefined) =>
    item && { id: item.id, packageName: item.packageName };
  const withOverview = ({ overviewPath }: DocItemRow) => overviewPath !== null;
  const [item] = [
    ...withExamples.filter(withOverview),
    ...withApi.filter(withOverview),
    ...items.filter(withOverview),
    ...items,
  ];
  const samples = {
    item: refOf(item),
    neighbor: refOf(withApi.find((other) => other !== item) ?? item),
    longApi: refOf(withApi[0] ?? item),
    manyExamples: refOf(byExampleCount[0] ?? item),
    example: item && examplesOf(item)[0]?.id,
    guide: guides[0]?.id,
  };
  return `import type { Samples } from './samples-model';\n\nexport const samples: Samples = ${json(samples)};\n`;
}
