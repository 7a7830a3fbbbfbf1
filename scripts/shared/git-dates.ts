import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When each file last changed, by its path from the project's root: `2026-11-22T02:10:01+00:00`. */
export type FileDates = Readonly<Record<string, string>>;

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * When each file last changed, by the dates of the commits, from one walk through the history. A file
 * that was only renamed has not changed.
 *
 * @param root a folder of the repository; paths are told from it
 * @param places only files in these folders, or these files; from `root`
 * @returns every file the history knows, with the commit's date as ISO 8601. A file is left out when
 *   its date is not known: in a shallow clone, where it has not changed since the clone begins. Empty
 *   where there is no repository, as in an unpacked archive, or no git
 */
export function fileDates(root: string, places: readonly string[]): FileDates {
  try {
    const format = '--format=%x00%H %cI';
    const log = git(root, 'log', '--name-status', '-M', '--relative', format, '--', ...places);
    return datesOfLog(log, cutCommits(root));
  } catch {
    return {};
  }
}

/**
 * When a text last came into a file or left it, as ISO 8601; nothing where that is not known.
 *
 * @param root a folder of the repository
 */
export function textDate(root: string, file: string, text: string): string | undefined {
  try {
    const found = git(root, 'log', '-1', `-S${text}`, '--format=%H %cI', '--', file).split(' ');
    const [commit = '', date] = found;
    return cutCommits(root).has(commit) ? undefined : date;
  } catch {
    return undefined;
  }
}

/** Commits that a shallow clone begins with: they seem to have made all files anew. */
function cutCommits(root: string): ReadonlySet<string> {
  const list = git(root, 'rev-parse', '--path-format=absolute', '--git-path', 'shallow');
  try {
    return new Set(readFileSync(list, 'utf8').trim().split('\n'));
  } catch {
    return new Set();
  }
}

/**
 * Reads what `git log --name-status` prints, newest commit first.
 *
 * @param cut commits whose dates say nothing about their files
 */
export function datesOfLog(log: string, cut: ReadonlySet<string>): FileDates {
  const dates = new Map<string, string>();
  const settled = new Set<string>();
  const laterNames = new Map<string, string>();
  const now = (path: string) => laterNames.get(path) ?? path;
  for (const block of log.split('\0').filter(Boolean)) {
    const [head = '', ...lines] = block.trim().split('\n');
    const [commit = '', date = ''] = head.split(' ');
    for (const line of lines.filter(Boolean)) {
      const [status = '', before = '', after = before] = line.split('\t');
      const file = now(after);
      if (status.startsWith('R')) laterNames.set(before, file);
      if (status === 'R100' || settled.has(file)) continue;
      settled.add(file);
      if (status !== 'D' && !cut.has(commit)) dates.set(file, date);
    }
  }
  return Object.fromEntries([...dates].sort(([a], [b]) => (a < b ? -1 : 1)));
}
