/**
 * Tests that two builds of one commit are the same, byte for byte, on different paths.
 *
 *   npm run test:rebuild [-- --keep]
 *
 * Reads   the last commit, and out/, which it builds first when it is not up to date.
 * Writes  a clone of the commit in the folder for temporary files, with links to the installed packages; it is removed
 *         at the end, unless --keep is set.
 * Fails   when files are changed but not committed, when a build fails, and when a file of one build differs from that
 *         of the other. Prints where.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { compareFolders } from './compare-folders';

const maxPrinted = 20;

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Copies a folder as hard links, or as copies where the target is on another disk. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Builds the last commit in another folder. Returns that folder. */
async function buildElsewhere(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'rebuild-')), 'on a', 'longer-path');
  // With the whole history, from which the dates of pages come.
  git('clone', '--quiet', '--no-hardlinks', resolve('.'), folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', git('rev-parse', 'HEAD'));
  linkFolder('node_modules', join(folder, 'node_modules'));
  const { exitCode, output } = await capture(['sh', '-c', 'cd "$0" && exec npm run build', folder]);
  if (exitCode !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return folder;
}

main(async () => {
  if (git('status', '--porcelain') !== '') {
    throw new Error('Commit all changes first: the second build is that of the last commit.');
  }
  await runOrThrow(['tsx', 'scripts/commands/build.ts']);
  printStep('Building the last commit in another folder');
  const folder = await buildElsewhere();
  try {
    const differences = compareFolders('out', join(folder, 'out'));
    for (const line of differences.slice(0, maxPrinted)) console.error(`  ${line}`);
    if (differences.length > 0)
      throw new Error(`${differences.length} files of two builds of one commit differ.`);
    console.log('Both builds are the same.');
  } finally {
    if (process.argv.includes('--keep')) console.log(`The second build is in ${folder}.`);
    else rmSync(resolve(folder, '../..'), { recursive: true, force: true });
  }
});
