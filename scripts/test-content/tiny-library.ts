import { cpSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '@/scripts/shared/command';
import { packLibrary } from './pack-library';

const library = 'e2e/fixtures/tiny-library';

/**
 * Lays the documentation folder of a library that is installed as its users install it: from a tarball.
 *
 * @param folder emptied first
 * @returns the folder that holds `site.ts`
 * @throws when the library does not compile, or npm cannot install it
 */
export async function prepareTinyLibrary(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const tarball = await packLibrary(library, join(folder, 'packed'));
  const docs = join(folder, 'docs');
  cpSync(join(library, 'docs'), docs, { recursive: true });
  // Angular, which the library wants beside it, is that of the site.
  const options = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--offline', '--silent'];
  const file = relative(docs, tarball);
  if ((await run(['npm', 'install', ...options, file], docs)) !== 0) {
    throw new Error(`npm cannot install ${tarball} in ${docs}`);
  }
  return docs;
}
