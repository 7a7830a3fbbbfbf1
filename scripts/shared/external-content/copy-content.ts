import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { site } from '@/content/site';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import type { SourceFiles } from '@/lib/generated/source-files';
import { withoutBase } from '@/lib/routes/base';
import { warningsOfSourceLinks } from './check-source-links';
import { type ExampleFolder, idOf, type Text } from './derive';
import { writeExampleProviders } from './example-providers';
import { writeExampleStyles } from './example-styles';
import { placeOptionalRoutes } from './optional-routes';
import { baseFolderOf, findMatches, type Match } from './patterns';
import { projectSetupOf } from './project-setup';
import { commonFolder, readReferences, repositoryOf } from './references';
import { writeTables } from './tables';
import { isHidden } from './text-facts';
import { watchedFile } from './watch-folders';
import { copyFolder, WorkspaceFiles } from './workspace-files';

const keys = site.packages.map(({ key }) => key);

function matches(
  patterns: readonly string[],
  folder: string,
  kind: 'file' | 'folder',
): readonly Match[] {
  return patterns.flatMap((pattern) => findMatches(pattern, folder, keys, kind));
}

/** The key of the package of a match. A pattern without `{package}` is for the first package. */
const packageIn = ({ names }: Match) => names['package'] ?? site.packages[0].key;

/**
 * Copies the texts, the examples and their images into the workspace, and writes the tables that the content
 * folder does not contain.
 *
 * @param folder the content folder, as an absolute path
 * @param code the folder with the code of the site
 * @throws when two texts would become the same page
 */
export async function copyContent(folder: string, code: string): Promise<void> {
  const {
    overviews: overviewPatterns = ['overviews/{package}/{item}.md'],
    guides: guidePatterns = ['guides/{guide}.md'],
    examples: examplePatterns = ['examples/{package}/{area}/{id}'],
  } = site.sources;
  const found = {
    overviews: matches(overviewPatterns, folder, 'file'),
    guides: matches(guidePatterns, folder, 'file'),
    examples: matches(examplePatterns, folder, 'folder'),
  };
  const baseFolders = [...overviewPatterns, ...guidePatterns, ...examplePatterns].map((pattern) =>
    baseFolderOf(pattern, folder),
  );
  // The texts may be in another repository than site.ts.
  const [first] = [...found.overviews, ...found.guides];
  const root =
    repositoryOf(first ? dirname(first.path) : folder) ?? commonFolder([folder, ...baseFolders]);
  const work = new WorkspaceFiles('.');
  const sources: Record<string, string> = {};
  const originOf = (path: string) => relative(root, path).replaceAll('\\', '/');

  const copyTexts = (
    files: readonly Match[],
    placeholder: string,
    targetOf: (match: Match) => string,
  ) =>
    files.map((match): Text & { match: Match } => {
      const source = readFileSync(match.path, 'utf8');
      const id = idOf(match.names[placeholder] ?? basename(match.path, '.md'));
      const target = targetOf({ ...match, names: { ...match.names, [placeholder]: id } });
      const other = sources[target];
      if (other !== undefined) {
        throw new Error(
          `${match.path}: it would become the same page as ${other}. Rename one of them.`,
        );
      }
      sources[target] = originOf(match.path);
      work.write(target, source);
      return { id, source, match };
    });

  const overviews = copyTexts(
    found.overviews,
    'item',
    (match) => `content/overviews/${packageIn(match)}/${match.names['item'] ?? ''}.md`,
  );
  const guides = copyTexts(
    found.guides,
    'guide',
    ({ names }) => `content/guides/${names['guide'] ?? ''}.md`,
  ).filter((text) => !isHidden(text));
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
  const setup = projectSetupOf(folder, {
    styles: writeExampleStyles(folder, work),
    config: writeExampleProviders(folder, work),
    types: library.examples.types,
    localizes: library.installedIn.some((modules) =>
      existsSync(join(modules, '@angular/localize')),
    ),
  });
  work.write(generatedFiles.projectSetup, JSON.stringify(setup));
  const omitted = writeTables({ overviews, guides, examples, packageIn, work, folder });
  // Imported only now, because this module reads the tables that were just written.
  const { itemApiJsonSchema, itemApiSchemaPath } = await import('@/lib/api/item-json');
  const schema = `${JSON.stringify(itemApiJsonSchema(), null, 1)}\n`;
  work.write(`public${withoutBase(itemApiSchemaPath)}`, schema);
  const { allItems } = await import('@/lib/catalogue/items');
  const { hasOverview } = await import('@/lib/navigation/item-start');
  const facts = {
    site,
    guides: guides.length,
    examples: examples.length,
    overviews: allItems().filter(hasOverview).length,
  };
  placeOptionalRoutes(code, facts, work);
  work.write(watchedFile, JSON.stringify([...new Set([folder, ...baseFolders])]));
  work.keep('content/examples/tsconfig.json');
  work.removeOthersIn(
    [
      ...['overviews', 'guides', 'examples'].map((name) => `content/${name}`),
      'public/assets/content',
    ],
    (file) => file.startsWith('look/'),
  );
  for (const line of omitted) console.warn(`Omitted: ${line}`);
  for (const line of warningsOfSourceLinks(site, folder)) {
    console.warn(`${join(folder, 'site.ts')}: ${line}`);
  }
  console.log(
    `Content of ${folder}: ${overviews.length} overviews, ${guides.length} guides, ${examples.length} examples.`,
  );
}
