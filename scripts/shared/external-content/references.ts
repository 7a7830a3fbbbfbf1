import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import type { WorkspaceFiles } from './workspace-files';

const imageExtensions = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']);
const reference = /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:src|href)=["']([^"']+)["']/gm;

/** The root of the Git repository of a folder, or undefined if it is in none. */
export function repositoryOf(folder: string): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, 'rev-parse', '--show-toplevel'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The innermost folder that contains all these folders. */
export function commonFolder([first = '/', ...others]: readonly string[]): string {
  const containsOthers = (outer: string) =>
    others.every((inner) => `${inner}/`.startsWith(`${outer.replace(/\/$/, '')}/`));
  let folder = first;
  while (!containsOthers(folder)) folder = dirname(folder);
  return folder;
}

/**
 * Finds the files in the repository to which texts refer. Copies the images into `public/assets/content`.
 *
 * @param root the root of the repository
 * @returns the names of the copies by the paths of the images, and the paths of all other files
 */
export function readReferences(
  texts: readonly { path: string; source: string }[],
  root: string,
  work: WorkspaceFiles,
): { images: Readonly<Record<string, string>>; others: string[] } {
  const images: Record<string, string> = {};
  const others = new Set<string>();
  for (const { path, source } of texts) {
    for (const [, inline, defined, raw] of source.matchAll(reference)) {
      const url = (inline ?? defined ?? raw ?? '').replace(/[?#].*$/, '');
      if (url === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) continue;
      const target = url.startsWith('/') ? join(root, url) : resolve(dirname(path), url);
      const name = relative(root, target).replaceAll('\\', '/');
      if (name.startsWith('..') || !existsSync(target)) continue;
      if (!imageExtensions.has(extname(target).toLowerCase())) others.add(name);
      else if (statSync(target).isFile()) {
        images[name] = name.replaceAll('/', '-');
        work.write(`public/assets/content/${images[name]}`, readFileSync(target));
      }
    }
  }
  return { images, others: [...others].sort() };
}
