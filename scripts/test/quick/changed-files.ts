import { execFileSync } from 'node:child_process';
import type { Changes } from './plan';

function git(...args: readonly string[]): readonly string[] {
  const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return text.split('\0').filter((line) => line !== '');
}

/**
 * What differs from a commit in the folder one works in, files that git does not know yet included.
 *
 * @param since a commit, a branch or a tag
 * @throws when this is no git repository or it knows no such commit
 */
export function changedSince(since: string): Changes {
  const differing = (filter: string) =>
    git('diff', '--name-only', '-z', '--no-renames', `--diff-filter=${filter}`, since, '--');
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return { present: [...differing('d'), ...unknown], removed: differing('D') };
}
