import { posix } from 'node:path';
import type { SourceFiles } from '@/lib/generated/source-files';

interface Options {
  /** The page that a Markdown file of the site is shown on. */
  pageOf: (file: string) => string | undefined;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
  /** Where the library is developed. */
  repository: string;
  /** Where copies of pictures are served. */
  imageAt: (name: string) => string;
}

/**
 * Resolves links of a text as they were meant where it was written: between the Markdown files of a
 * repository, to its pictures and to its other files.
 *
 * @param file the Markdown file, from the project's root
 * @returns a function that gives the address to link to, or nothing when there is none
 */
export function sourceLinks(
  file: string,
  sources: SourceFiles,
  { pageOf, isPage, repository, imageAt }: Options,
): (url: string) => string | undefined {
  const origin = sources.files[file] ?? file;
  const served = new Set(Object.values(sources.images).map(imageAt));
  const copies = new Map(Object.entries(sources.files).map(([copy, source]) => [source, copy]));
  return (url) => {
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(url)) return safe(url);
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    // What has been resolved before stays as it is.
    if (isPage(path) || served.has(path)) return url;
    const name = decode(path);
    const target = path.startsWith('/')
      ? name.slice(1)
      : posix.normalize(posix.join(posix.dirname(origin), name));
    const copy = copies.get(target);
    const page = copy === undefined ? undefined : pageOf(copy);
    if (page !== undefined) return page + rest;
    if (sources.images[target] !== undefined) return imageAt(sources.images[target]);
    return sources.others.includes(target) ? `${repository}/blob/HEAD/${target}` : undefined;
  };
}

/** An address that runs nothing. */
function safe(url: string): string | undefined {
  return /^(?:https?|mailto|tel):|^\/\/|^#/i.test(url) ? url : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
