/**
 * Gathers the content of a site that lies elsewhere into `content/` of its workspace, where every other
 * step looks for it. Runs in the workspace; the argument is the folder of the site.
 *
 * Reads   content/site.ts for where texts and examples lie, the manifests of the packages.
 * Writes  content/overviews, content/guides, content/examples, drawings, the tables of items and guides
 *         and the samples unless the site has its own; copies of pictures in public/; and
 *         .generated/source-files.json, which says what each file is a copy of, and .generated/watched.json,
 *         the folders that all this lies in.
 * Fails   naming the file when two texts would have one page. What is in nobody's way is left out, and told.
 */
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import type { SourceFiles } from '@/lib/generated/source-files';
import { withoutBase } from '@/lib/routes/base';
import { main } from '@/scripts/shared/main';
import { type ExampleFolder, idOf, type Text } from './derive';
import { copyFolder, WorkFiles } from './files';
import { findMatches, type Match, startOf } from './patterns';
import { folderAround, readReferences, repositoryOf } from './references';
import { writeTables } from './tables';
import { watchedFile } from './watch-folders';

const keys = site.packages.map(({ key }) => key);

function matches(
  patterns: readonly string[],
  folder: string,
  kind: 'file' | 'folder',
): readonly Match[] {
  return patterns.flatMap((pattern) => findMatches(pattern, folder, keys, kind));
}

/** A pattern without `{package}` is about the first one. */
const packageIn = ({ names }: Match) => names['package'] ?? site.packages[0].key;

/** Routes that would have no page: an export refuses them. */
function removeEmptyRoutes({ guides, examples }: { guides: number; examples: number }): void {
  const tabs = 'app/[section]/[item]';
  const empty = [
    ...(guides === 0 ? ['app/(guides)/guide/[guide]'] : []),
    ...(examples === 0 ? [`${tabs}/(tabs)/examples`, `${tabs}/examples`] : []),
    ...(site.packages.some(({ hasTokens }) => hasTokens) ? [] : [`${tabs}/(tabs)/styling`]),
    ...(site.hasThemeBuilder ? [] : ['app/theme-builder', 'app/assets/theme-data.json']),
    ...(site.hasApiHistory ? [] : ['app/(guides)/guide/api-changes']),
  ];
  for (const route of empty) rmSync(route, { recursive: true, force: true });
}

main(async () => {
  const folder = resolve(process.argv[2] ?? '.');
  const {
    overviews: overviewsAt = ['overviews/{package}/{item}.md'],
    guides: guidesAt = ['guides/{guide}.md'],
    examples: examplesAt = ['examples/{package}/{area}/{id}'],
  } = site.sources;
  const found = {
    overviews: matches(overviewsAt, folder, 'file'),
    guides: matches(guidesAt, folder, 'file'),
    examples: matches(examplesAt, folder, 'folder'),
  };
  const starts = [...overviewsAt, ...guidesAt, ...examplesAt].map((at) => startOf(at, folder));
  // Texts may lie in another checkout than the file that says where they are.
  const [first] = [...found.overviews, ...found.guides];
  const root =
    repositoryOf(first ? dirname(first.path) : folder) ?? folderAround([folder, ...starts]);
  const work = new WorkFiles('.');
  const sources: Record<string, string> = {};
  const originOf = (path: string) => relative(root, path).replaceAll('\\', '/');

  const texts = (its: readonly Match[], place: string, targetOf: (match: Match) => string) =>
    its.map((match): Text & { match: Match } => {
      const source = readFileSync(match.path, 'utf8');
      const id = idOf(match.names[place] ?? basename(match.path, '.md'));
      const target = targetOf({ ...match, names: { ...match.names, [place]: id } });
      const twin = sources[target];
      if (twin !== undefined) {
        throw new Error(`${match.path}: its page would be that of ${twin}, too: rename one.`);
      }
      sources[target] = originOf(match.path);
      work.write(target, source);
      return { id, source, match };
    });

  const overviews = texts(
    found.overviews,
    'item',
    (match) => `content/overviews/${packageIn(match)}/${match.names['item'] ?? ''}.md`,
  );
  const guides = texts(
    found.guides,
    'guide',
    ({ names }) => `content/guides/${names['guide'] ?? ''}.md`,
  );
  const examples = found.examples.map((match): ExampleFolder => {
    const { area = '', id = '' } = match.names;
    const packageName = packageIn(match);
    const target = `content/examples/${packageName}/${area}/${id}`;
    for (const file of copyFolder(match.path, target, work)) {
      sources[`${target}/${file}`] = originOf(`${match.path}/${file}`);
    }
    return { packageName, area, id };
  });

  const { images, others } = readReferences(
    [...overviews, ...guides].map(({ match, source }) => ({ path: match.path, source })),
    root,
    work,
  );
  work.write(
    generatedFiles.sourceFiles,
    `${JSON.stringify({ root, files: sources, images, others } satisfies SourceFiles, null, 1)}\n`,
  );
  const left = writeTables({ overviews, guides, examples, packageIn, work, folder });
  // What it is made with reads the tables.
  const { itemApiJsonSchema, itemApiSchemaPath } = await import('@/lib/api/item-json');
  const schema = `${JSON.stringify(itemApiJsonSchema(), null, 1)}\n`;
  work.write(`public${withoutBase(itemApiSchemaPath)}`, schema);
  removeEmptyRoutes({ guides: guides.length, examples: examples.length });
  work.write(watchedFile, JSON.stringify([...new Set([folder, ...starts])]));
  work.keep('content/examples/tsconfig.json');
  work.removeOthersIn([
    ...['overviews', 'guides', 'examples'].map((name) => `content/${name}`),
    'public/assets/content',
  ]);
  for (const line of left) console.warn(`Left out: ${line}`);
  console.log(
    `Content of ${folder}: ${overviews.length} overviews, ${guides.length} guides, ${examples.length} examples.`,
  );
});
