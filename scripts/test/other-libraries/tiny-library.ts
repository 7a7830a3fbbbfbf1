import { cpSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { run } from '@/scripts/shared/command';
import { packLibrary } from './pack-library';

const library = 'e2e/fixtures/tiny-library';

/**
 * Creates the documentation folder of a library as a git repository. The library is installed from a tarball,
 * as its users would install it.
 *
 * @param folder emptied first
 * @returns the folder with `site.ts`
 * @throws when the library does not compile, or npm cannot install it
 */
export async function prepareTinyLibrary(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const tarball = await packLibrary(library, join(folder, 'packed'));
  const docs = join(folder, 'docs');
  cpSync(join(library, 'docs'), docs, { recursive: true });
  // The peer dependency on Angular is satisfied by the site's installation.
  const options = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--offline', '--silent'];
  const file = relative(docs, tarball);
  if ((await run(['npm', 'install', ...options, file], docs)) !== 0) {
    throw new Error(`npm cannot install ${tarball} in ${docs}`);
  }
  await commitAll(docs);
  return docs;
}

/** Creates a repository in the folder, with one commit at a fixed date that tests expect. */
async function commitAll(folder: string): Promise<void> {
  const date = '2026-03-03T12:00:00Z';
  const identity = ['-c', 'user.name=Tiny', '-c', 'user.email=tiny@fixture.test'];
  const plain = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'];
  for (const args of [
    ['init', '--quiet'],
    ['add', 'site.ts', 'overviews', 'guides', 'examples'],
    ['commit', '--quiet', '--message', 'Document Tiny'],
  ]) {
    const { exitCode, output } = await capture(
      ['git', '-C', folder, ...identity, ...plain, ...args],
      { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    );
    if (exitCode !== 0) throw new Error(`git ${args[0] ?? ''} failed in ${folder}: ${output}`);
  }
}
