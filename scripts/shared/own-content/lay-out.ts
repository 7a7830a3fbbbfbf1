import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { fingerprint } from '@/scripts/shared/stamp';
import { copyFolder, WorkFiles } from './files';

/** The code of the site, of which every workspace has a copy. */
const code = ['app', 'components', 'lib', 'scripts'];
export const configuration = [
  'environment.d.ts',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** What of `content/` is the same for every site. */
export const shared = [
  'anatomy/types.ts',
  'define-site.ts',
  'example-theme.scss',
  'environment.ts',
  'home-content.ts',
  'samples-model.ts',
  'site-definition.ts',
  'themes.ts',
  'types.ts',
  'defaults/item.svg',
  'examples/tsconfig.json',
];

const isForTests = (file: string) => /\.(?:test|fixture)\.\w+$/.test(file);
/**
 * What the steps write into `public/`; the schema of the API is among it, since it bears the site's names.
 */
const isMade = (file: string) =>
  /^(?:live\/|search-index\/|assets\/content\/|assets\/api\.v\d+\.)/.test(file);
/** The end-to-end tests that hold for every site. */
const isForAll = (file: string) => /^(?:any-site|support)\//.test(file);
const isTable = (file: string) =>
  /^(?:[\w-]+\.(?:ts|json|scss)|(?:anatomy|figures|doc-items|symbol-descriptions)\/.*)$/.test(
    file,
  ) &&
  !/^(?:package|package-lock|tsconfig)\.json$/.test(file) &&
  !file.endsWith('.d.ts');

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).optional() });

/** The workspace of a site: a folder in this checkout, so that the packages installed here are found. */
export function workspaceOf(folder: string): string {
  const name = basename(folder).replaceAll(/[^\w-]/g, '-') || 'site';
  return resolve('.generated/sites', `${name}-${fingerprint(folder).slice(0, 6)}`);
}

/**
 * Lays out the workspace in which the site of a folder is built: a copy of this site's code with the
 * folder's content in place of this site's, and what every site has where the folder has nothing.
 *
 * @returns the workspace's folder
 * @throws when the folder holds no `site.ts`, or a package that it depends on is not installed
 */
export function layOut(folder: string): string {
  if (!existsSync(join(folder, 'site.ts'))) {
    throw new Error(
      `${folder}: site.ts: expected a file that says what the site is about; docs/use-for-your-library.md has one to begin with.`,
    );
  }
  const root = workspaceOf(folder);
  const work = new WorkFiles(root);
  for (const place of code) copyFolder(place, place, work, (file) => !isForTests(file));
  copyFolder('e2e', 'e2e', work, isForAll);
  copyFolder('public', 'public', work, (file) => !isMade(file));
  for (const file of configuration) work.write(file, readFileSync(file));
  for (const file of shared) work.write(`content/${file}`, readFileSync(`content/${file}`));
  copyFolder('content/defaults', 'content', work, (file) => file.endsWith('.ts'));
  copyFolder(folder, 'content', work, isTable);
  if (existsSync(join(folder, 'public'))) copyFolder(join(folder, 'public'), 'public', work);
  const changelog = join(folder, 'CHANGELOG.md');
  work.write('CHANGELOG.md', existsSync(changelog) ? readFileSync(changelog) : '# Changelog\n');
  // Packages are found in the checkout that the workspace lies in, and Next has to look that far.
  work.write('next.site.mjs', readFileSync('next.config.mjs'));
  work.write('next.config.mjs', nextConfiguration(process.cwd()));
  work.removeOthersIn([...code, 'e2e']);
  work.removeOthersIn(['public'], isMade);
  copyPackages(folder, root);
  return root;
}

function nextConfiguration(root: string): string {
  return `import site from './next.site.mjs';

const root = ${JSON.stringify(root)};
const configuration = { ...site, turbopack: { ...site.turbopack, root }, outputFileTracingRoot: root };

export { configuration as default };
`;
}

/**
 * Copies the packages that the site's own manifest depends on and this checkout does not have. A copy, not
 * a link: what they import has to be the Angular that the examples are compiled with.
 */
function copyPackages(folder: string, root: string): void {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return;
  const { dependencies = {} } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  for (const name of Object.keys(dependencies)) {
    if (existsSync(join('node_modules', name, 'package.json'))) continue;
    const from = join(folder, 'node_modules', name);
    if (!existsSync(from)) {
      throw new Error(`${file}: dependencies: "${name}" is not installed: run npm install there.`);
    }
    cpSync(from, join(root, 'node_modules', name), { recursive: true, dereference: true });
  }
}
