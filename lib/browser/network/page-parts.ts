import { filePaths } from '@/lib/routes/file-paths';
import { loadOnce } from './load-once';
import { request, type RequestOptions } from './request';

/** Delimits the number of a shared part in page data, which contain no other control characters. */
export const partMark = '\u001F';

const marks = /\u001F(\w+)\u001F/g;

/** Radix of the numbers of parts, to keep them short. */
export const partRadix = 36;

/**
 * Returns the URL of the parts that pages of a build share in their data. It contains the build id, so the
 * file never changes.
 */
export function partsUrl(build: string): string {
  return filePaths.framework(`static/site/parts-${build}.json`);
}

/** Inserts the shared parts into page data, or into some of its rows. @throws when one is missing */
export function withParts(data: string, parts: readonly string[]): string {
  return data.replace(marks, (_, number: string) => {
    const part = parts[parseInt(number, partRadix)];
    if (part === undefined) throw new Error(`A page has no part ${number}.`);
    return part;
  });
}

const builds = new Map<string, Promise<readonly string[]>>();

/**
 * Fetches the parts of a build, once.
 *
 * @throws as {@link request} does, and when the file has another form; the next call retries
 */
export function fetchParts(build: string, options?: RequestOptions): Promise<readonly string[]> {
  return loadOnce(builds, build, () => request(partsUrl(build), readParts, options));
}

async function readParts(response: Response): Promise<readonly string[]> {
  const parts: unknown = await response.json();
  if (Array.isArray(parts) && parts.every((part) => typeof part === 'string')) return parts;
  throw new Error('The shared parts of pages are not a list of texts.');
}
