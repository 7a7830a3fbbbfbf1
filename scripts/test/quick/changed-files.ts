import { execFileSync } from 'node:child_process';
import type { Changes } from './plan';

function git(...args: readonly string[]): readonly string[] {
  const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return text.split('\0').filter((line) => line !== '');
}

/**
 * Lists the files of the working folder that differ from a commit, untracked files included.
 *
 * @param since a commit, a branch or a tag
 * @throws when the folder is not in a git repository, or the commit does not exist
 */
export function changedSince(since: string): Changes {
  const differing = (filter: string) =>
    git('diff', '--name-only', '-z', '--no-renames', `--diff-filter=${filter}`, since, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return { present: [...differing('d'), ...untracked], removed: differing('D') };
}
