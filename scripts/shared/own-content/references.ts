import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import type { WorkFiles } from './files';

const pictures = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg']);
const reference = /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:src|href)=["']([^"']+)["']/gm;

/** The repository that a folder is in, if it is in any. */
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

/** The innermost folder that holds all of these. */
export function folderAround([first = '/', ...others]: readonly string[]): string {
  const holds = (outer: string) =>
    others.every((inner) => `${inner}/`.startsWith(`${outer.replace(/\/$/, '')}/`));
  let folder = first;
  while (!holds(folder)) folder = dirname(folder);
  return folder;
}

/**
 * What texts refer to in their repository and is no page: pictures, of which copies are made, and files
 * that the repository shows.
 */
export function readReferences(
  texts: readonly { path: string; source: string }[],
  root: string,
  work: WorkFiles,
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
      if (!pictures.has(extname(target).toLowerCase())) others.add(name);
      else if (statSync(target).isFile()) {
        images[name] = name.replaceAll('/', '-');
        work.write(`public/assets/content/${images[name]}`, readFileSync(target));
      }
    }
  }
  return { images, others: [...others].sort() };
}
