import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchText, type RequestOptions } from '@/lib/browser/network/request';
import { filePaths } from '@/lib/routes/file-paths';

/** Stands before and after the number of a part. Page data never contain control characters themselves. */
export const partMark = '\u001F';

const marks = /\u001F(\w+)\u001F/g;

/** Radix of the numbers of parts: short. */
export const partRadix = 36;

/** URL of what the pages of a build have in common in their data. It contains the build, so it never changes. */
export function partsUrl(build: string): string {
  return filePaths.framework(`static/site/parts-${build}.json`);
}

/** Page data, or some rows of them, with the shared parts inserted. */
export function withParts(data: string, parts: readonly string[]): string {
  return data.replace(marks, (mark, number: string) => parts[parseInt(number, partRadix)] ?? mark);
}

const builds = new Map<string, Promise<readonly string[]>>();

/**
 * Fetches the parts of a build, once.
 *
 * @throws as {@link fetchText} does; another call tries again
 */
export function fetchParts(build: string, options?: RequestOptions): Promise<readonly string[]> {
  return loadOnce(builds, build, async () => readParts(await fetchText(partsUrl(build), options)));
}

/** The build writes the file with this type. */
function readParts(text: string): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above
  return JSON.parse(text);
}
