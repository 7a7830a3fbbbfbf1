import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The date of the last change by file path, relative to the root: `2026-11-22T02:10:01+00:00`. */
export type FileDates = Readonly<Record<string, string>>;

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: process.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * Finds the commit in which each file last changed, with a single `git log`. Renaming alone is not a change.
 *
 * @param root a folder of the repository; all paths are relative to it
 * @param places the folders and files to look at, relative to `root`
 * @returns the date of the last commit, as ISO 8601, for every file in the history. Omits a file whose date
 *   is unknown: in a shallow clone, a file that has not changed since its first commit. Empty when there is
 *   no repository (as in an unpacked archive) or no Git
 */
export function fileDates(root: string, places: readonly string[]): FileDates {
  try {
    const format = '--format=%x00%H %cI';
    const log = git(root, 'log', '--name-status', '-M', '--relative', format, '--', ...places);
    return datesOfLog(log, boundaryCommits(root));
  } catch {
    return {};
  }
}

/**
 * Finds when a text was last added to a file or removed from it.
 *
 * @param root a folder of the repository
 * @returns the date of the commit as ISO 8601, or undefined when it is unknown
 */
export function textDate(root: string, file: string, text: string): string | undefined {
  try {
    const found = git(root, 'log', '-1', `-S${text}`, '--format=%H %cI', '--', file).split(' ');
    const [commit = '', date] = found;
    return boundaryCommits(root).has(commit) ? undefined : date;
  } catch {
    return undefined;
  }
}

/**
 * Finds the reason why some files have no dates.
 *
 * @returns a sentence without its end, such as `Git is not installed`; nothing for a clone with its whole history
 */
export function missingHistory(root: string): string | undefined {
  try {
    const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
    return isShallow ? 'This clone has only a part of its history' : undefined;
  } catch (error) {
    const isMissing =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    return isMissing ? 'Git is not installed' : 'This folder is not in a Git repository';
  }
}

/** The first commits of a shallow clone. They look as if they had added every file. */
function boundaryCommits(root: string): ReadonlySet<string> {
  const list = git(root, 'rev-parse', '--path-format=absolute', '--git-path', 'shallow');
  try {
    return new Set(readFileSync(list, 'utf8').trim().split('\n'));
  } catch {
    return new Set();
  }
}

/**
 * Parses the output of `git log --name-status`, newest commit first.
 *
 * @param boundary commits whose dates are not those of a change
 */
export function datesOfLog(log: string, boundary: ReadonlySet<string>): FileDates {
  const dates = new Map<string, string>();
  const settled = new Set<string>();
  const laterNames = new Map<string, string>();
  const currentName = (path: string) => laterNames.get(path) ?? path;
  for (const block of log.split('\0').filter(Boolean)) {
    const [head = '', ...lines] = block.trim().split('\n');
    const [commit = '', date = ''] = head.split(' ');
    for (const line of lines.filter(Boolean)) {
      const [status = '', before = '', after = before] = line.split('\t');
      const file = currentName(after);
      if (status.startsWith('R')) laterNames.set(before, file);
      if (status === 'R100' || settled.has(file)) continue;
      settled.add(file);
      if (status !== 'D' && !boundary.has(commit)) dates.set(file, date);
    }
  }
  return Object.fromEntries([...dates].sort(([a], [b]) => (a < b ? -1 : 1)));
}
