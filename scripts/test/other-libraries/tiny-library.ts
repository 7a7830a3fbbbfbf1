import { cpSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { run } from '@/scripts/shared/command';
import { packLibrary } from './pack-library';

const library = 'e2e/fixtures/tiny-library';

/**
 * Lays the documentation folder of a library that is installed as its users install it: from a tarball.
 * It is a repository of its own, as a team's would be.
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
  await commitAll(docs);
  return docs;
}

/** Makes the folder a repository, with one commit of a day that tests know. */
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
