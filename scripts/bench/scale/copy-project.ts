import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies the checkout with installed packages and generated files, so that builds do not change the original.
 *
 * @returns the folder of the copy, in the system's temporary folder
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'scale-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((line) => line !== '')) {
    cpSync(file, join(copy, file), { recursive: true });
  }
  // Copied, because Next does not follow symbolic links out of its root.
  for (const folder of ['node_modules', '.generated', join('public', 'live')]) {
    cpSync(folder, join(copy, folder), { recursive: true, verbatimSymlinks: true });
  }
  // The build reads dates of pages from the git history.
  const git = execFileSync('git', ['rev-parse', '--git-common-dir'], { encoding: 'utf8' }).trim();
  execFileSync('git', [
    'clone',
    '--quiet',
    '--bare',
    dirname(join(git, 'HEAD')),
    join(copy, '.git'),
  ]);
  execFileSync('git', ['config', 'core.bare', 'false'], { cwd: copy });
  return copy;
}
