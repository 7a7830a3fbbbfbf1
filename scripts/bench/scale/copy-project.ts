import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies the checkout with what is installed and generated, so that builds of the copy leave it alone.
 *
 * @returns the copy's folder, within the system's temporary one
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'scale-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((line) => line !== '')) {
    cpSync(file, join(copy, file), { recursive: true });
  }
  // A link to the folder would lie outside of the root that Next builds within.
  for (const folder of ['node_modules', '.generated', join('public', 'live')]) {
    cpSync(folder, join(copy, folder), { recursive: true, verbatimSymlinks: true });
  }
  // Dates of pages come from the history.
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
