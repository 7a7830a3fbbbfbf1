import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Generator } from './generator';
import type { WorkspaceFiles } from './workspace-files';

/** Configuration files that are the same in every workspace. */
export const configurationFiles = [
  'environment.d.ts',
  'package.json',
  'playwright.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
];

const tsconfigSchema = z.looseObject({ compilerOptions: z.looseObject({}) });

/** Writes the configuration of all tools into a workspace. */
export function writeConfiguration(
  work: WorkspaceFiles,
  { code, modules }: Pick<Generator, 'code' | 'modules'>,
): void {
  const read = (file: string) => readFileSync(join(code, file), 'utf8');
  for (const file of configurationFiles) work.write(file, read(file));
  work.write('tsconfig.json', siteTypes(read('tsconfig.json')));
  work.write('package-lock.json', readFileSync(lockFile(code, modules)));
  // The packages are installed outside of the workspace, so the root for Next.js must be above both.
  work.write('next.site.mjs', read('next.config.mjs'));
  work.write('next.config.mjs', nextConfiguration(dirname(modules)));
}

/** The lock file of the packages. A published package has none, but npm writes one when it installs. */
function lockFile(code: string, modules: string): string {
  const own = join(code, 'package-lock.json');
  return existsSync(own) ? own : join(modules, '.package-lock.json');
}

/**
 * Restricts the type check to what a site consists of. Scripts and tests are the same for every site, and need types that
 * are not installed with the published package.
 */
function siteTypes(tsconfig: string): string {
  const { compilerOptions, ...others } = tsconfigSchema.parse(JSON.parse(tsconfig));
  // Of `content/` only what these import: a team may have other code beside its tables.
  const folders = ['app', 'components', 'lib'];
  const changed = {
    ...others,
    compilerOptions: { ...compilerOptions, types: ['node'] },
    include: [
      'next-env.d.ts',
      'environment.d.ts',
      ...folders.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
      '.next/types/**/*.ts',
      '.next/dev/types/**/*.ts',
    ],
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function nextConfiguration(root: string): string {
  return `import site from './next.site.mjs';

const root = ${JSON.stringify(root)};
const configuration = { ...site, turbopack: { ...site.turbopack, root }, outputFileTracingRoot: root };

export { configuration as default };
`;
}
