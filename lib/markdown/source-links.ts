import { posix } from 'node:path';
import type { SourceFiles } from '@/lib/generated/source-files';

interface Options {
  /** Path of the page that shows a Markdown file. */
  pageOf: (file: string) => string | undefined;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
  /** URL of the library's repository. */
  repository: string;
  /** URL path of the copy of a picture. */
  imageAt: (name: string) => string;
}

/**
 * Creates a function that resolves links of a text relative to its original file: links between Markdown
 * files of a repository, to its pictures and to its other files.
 *
 * @param file path of the Markdown file from the project's root
 * @returns a function that returns the URL for a link, or undefined when the link has no target
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
    // Already resolved.
    if (isPage(path) || served.has(path)) return url;
    const name = decode(path);
    const target = path.startsWith('/')
      ? name.slice(1)
      : posix.normalize(posix.join(posix.dirname(origin), name));
    const copy = copies.get(target);
    const page = copy === undefined ? undefined : pageOf(copy);
    if (page !== undefined) return page + rest;
    if (sources.images[target] !== undefined) return imageAt(sources.images[target]);
    return sources.others.includes(target) ? `${repository}/blob/HEAD/${target}${rest}` : undefined;
  };
}

/** Returns the URL only if its scheme cannot run code. */
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
