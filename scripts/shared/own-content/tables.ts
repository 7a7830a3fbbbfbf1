import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '@/content/site';
import type { DocumentedPackage } from '@/content/site-definition';
import type { DocItemRow } from '@/content/types';
import { packageFolder } from '@/lib/catalogue/installed';
import { deriveGuides, deriveItems, type ExampleFolder, type Text } from './derive';
import type { WorkFiles } from './files';
import type { Match } from './patterns';

const manifest = z.object({ exports: z.record(z.string(), z.unknown()).optional() });
/** An entry point without declarations is one of Sass. */
const typed = z.object({ types: z.string() });
const internal = /^(?:package\.json|private|schematics)(?:\/|$)|[.*]/;

/** What can be imported below a package: `button`, `button/testing`. */
function entryPointsOf({ npm }: DocumentedPackage): readonly string[] {
  const file = join(packageFolder(npm), 'package.json');
  const { exports = {} } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(exports)
    .filter(([, target]) => typed.safeParse(target).success)
    .map(([name]) => name.replace(/^\.\/?/, ''))
    .filter((name) => name !== '' && !internal.test(name));
}

/** Parts of an entry point that are documented by themselves. */
const carvedOutOf = ({ key }: DocumentedPackage) =>
  site.carvedOut
    .filter(({ docId }) => docId.startsWith(`${key}-`))
    .map(({ docId }) => docId.slice(key.length + 1));

interface Found {
  overviews: readonly (Text & { match: Match })[];
  guides: readonly Text[];
  examples: readonly ExampleFolder[];
  packageIn: (match: Match) => string;
  work: WorkFiles;
  /** The site's own folder: a table it has is not derived. */
  folder: string;
}

const table = (types: string, code: string) =>
  `import type { ${types} } from './types';\n\n${code}`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * Writes the tables of items and guides, the samples and the drawings that the site has none of.
 *
 * @returns what has no place on the site, a line each
 */
export function writeTables(found: Found): string[] {
  const { overviews, guides, examples, packageIn, work, folder } = found;
  const hasOwn = (file: string) => existsSync(join(folder, file));
  const items = site.packages.flatMap((each) =>
    deriveItems(
      each,
      overviews.filter(({ match }) => packageIn(match) === each.key),
      [...entryPointsOf(each), ...carvedOutOf(each)],
      examples,
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
        `export const guideGroups: readonly [GuideGroup, ...GuideGroup[]] = [{ key: 'guides', name: 'Guides' }];\n\n` +
          `export const guides: readonly GuideRow[] = ${json(deriveGuides(guides, site.theSubject))};\n`,
      ),
    );
  }
  if (!hasOwn('samples.ts')) work.write('content/samples.ts', samplesOf(items, guides, examples));
  const drawing = readFileSync('content/defaults/item.svg');
  for (const { id, packageName } of items) {
    const file = `figures/${packageName}/${id}.svg`;
    if (!hasOwn(file)) work.write(`content/${file}`, drawing);
  }
  for (const name of ['guide', 'site']) {
    if (!hasOwn(`figures/${name}.svg`)) work.write(`content/figures/${name}.svg`, drawing);
  }
  return examples
    .filter(({ packageName, area }) => !isItem(items, packageName, area))
    .map(({ packageName, area, id }) => `example ${id}: there is no "${area}" in ${packageName}`);
}

const isItem = (items: readonly DocItemRow[], packageName: string, area: string) =>
  items.some((item) => item.packageName === packageName && item.id === area);

/** The first of each kind stands for it: an item with examples and an API, if there is one. */
function samplesOf(
  items: readonly DocItemRow[],
  guides: readonly Text[],
  examples: readonly ExampleFolder[],
): string {
  const withApi = items.filter(({ hasApi }) => hasApi !== false);
  const examplesOf = (item: DocItemRow) =>
    examples.filter(({ packageName, area }) => isItem([item], packageName, area));
  const shown = withApi.filter((item) => examplesOf(item).length > 0);
  const most = [...shown].sort((a, b) => examplesOf(b).length - examplesOf(a).length);
  const refOf = (item: DocItemRow | undefined) =>
    item && { id: item.id, packageName: item.packageName };
  const [item] = [...shown, ...withApi, ...items];
  const samples = {
    item: refOf(item),
    neighbor: refOf(withApi.find((other) => other !== item) ?? item),
    longApi: refOf(withApi[0] ?? item),
    manyExamples: refOf(most[0] ?? item),
    example: item && examplesOf(item)[0]?.id,
    guide: guides[0]?.id,
  };
  return `import type { Samples } from './samples-model';\n\nexport const samples: Samples = ${json(samples)};\n`;
}
