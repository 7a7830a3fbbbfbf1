import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchText, type RequestOptions } from '@/lib/browser/network/request';
import { filePaths } from '@/lib/routes/file-paths';

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

/** Inserts the shared parts into page data, or into some of its rows. */
export function withParts(data: string, parts: readonly string[]): string {
  return data.replace(marks, (mark, number: string) => parts[parseInt(number, partRadix)] ?? mark);
}

const builds = new Map<string, Promise<readonly string[]>>();

/**
 * Fetches the parts of a build, once.
 *
 * @throws as {@link fetchText} does; the next call retries
 */
export function fetchParts(build: string, options?: RequestOptions): Promise<readonly string[]> {
  return loadOnce(builds, build, async () => readParts(await fetchText(partsUrl(build), options)));
}

function readParts(text: string): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the build writes the file with this type
  return JSON.parse(text);
}
