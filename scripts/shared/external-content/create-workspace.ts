import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackages } from './copy-packages';
import type { Generator } from './generator';
import { isOptional } from './optional-routes';
import { writeConfiguration } from './workspace-configuration';
import { copyCode, copyFolder, WorkspaceFiles } from './workspace-files';

/** The folders with the code of the site. Every workspace has a copy. */
const codeFolders = ['components', 'lib', 'scripts'];
/** The files in `content/` that are the same for every site. */
export const sharedContentFiles = [
  'anatomy/types.ts',
  'check-definition.ts',
  'define-site.ts',
  'example-theme.scss',
  'environment.ts',
  'home-content.ts',
  'interface-texts.ts',
  'nearest.ts',
  'samples-model.ts',
  'site-definition.ts',
  'site-schema.ts',
  'text-language.ts',
  'themes.ts',
  'types.ts',
  'defaults/item.svg',
  'examples/tsconfig.json',
];

/**
 * Whether a step generates this file in `public/`. The API schema is generated, as it contains the site's
 * name.
 */
const isGenerated = (file: string) =>
  /^(?:live\/|search-index\/|assets\/content\/|assets\/api\.v\d+\.)/.test(file);
/** Tables that another step writes over their defaults. Watchers would notice both writes. */
const derivedTables = ['package-descriptions.ts', 'purposes.ts'];
/** Whether an end-to-end test applies to every site. */
const isForEverySite = (file: string) => /^(?:any-site|support)\//.test(file);
/** Whether a file of the content folder is one of its tables or their data, not a text or an example. */
export const isTable = (file: string) =>
  /^(?:[\w-]+\.(?:ts|json|scss)|(?:anatomy|measured|figures|doc-items|symbol-descriptions)\/.*)$/.test(
    file,
  ) &&
  // A report says when it was written, so each build would differ from the one before.
  !/^(?:package|package-lock|tsconfig|.*report)\.json$/.test(file) &&
  !file.endsWith('.d.ts');

/**
 * Creates the workspace in which the site of a content folder is built: a copy of the code of this site with
 * the tables of the content folder. The defaults replace what the content folder does not contain.
 *
 * @returns the folder of the workspace
 * @throws when the content folder has no `site.ts`, or when a package that it depends on is not installed
 */
export function createWorkspace(folder: string, generator: Generator): string {
  if (!existsSync(join(folder, 'site.ts'))) {
    throw new Error(
      `${folder}: site.ts is missing. Expected a file that describes the site; copy the one in docs/use-for-your-library.md to start.`,
    );
  }
  const { code, workspace: root } = generator;
  const from = (file: string) => join(code, file);
  const work = new WorkspaceFiles(root);
  for (const name of codeFolders) copyCode(code, name, work);
  copyCode(code, 'app', work, isOptional);
  copyFolder(from('e2e'), 'e2e', work, isForEverySite);
  copyFolder(from('public'), 'public', work, (file) => !isGenerated(file));
  for (const file of sharedContentFiles) {
    work.write(`content/${file}`, readFileSync(from(`content/${file}`)));
  }
  const isDerived = (file: string) =>
    derivedTables.includes(file) && existsSync(join(root, 'content', file));
  copyFolder(
    from('content/defaults'),
    'content',
    work,
    (file) => file.endsWith('.ts') && !isDerived(file),
  );
  copyFolder(folder, 'content', work, isTable);
  if (existsSync(join(folder, 'public'))) copyFolder(join(folder, 'public'), 'public', work);
  const changelog = join(folder, 'CHANGELOG.md');
  work.write('CHANGELOG.md', existsSync(changelog) ? readFileSync(changelog) : '# Changelog\n');
  writeConfiguration(work, generator);
  work.removeOthersIn([...codeFolders, 'e2e']);
  // Those that the site needs are placed when its content is known.
  work.removeOthersIn(['app'], isOptional);
  work.removeOthersIn(['public'], isGenerated);
  copyPackages(folder, generator);
  return root;
}
