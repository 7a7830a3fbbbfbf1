import { fetchText } from '@/lib/browser/network/load';
import { filePaths } from '@/lib/routes/file-paths';

/** Stands before and after the number of a part. Control characters never stand in the data themselves. */
export const partMark = '\u001F';

/** Stands before what a page shows later: see `scripts/export/complete/first-part.ts`. */
export const restMark = '\u001E';

const places = /\u001F(\w+)\u001F/g;

/** How numbers of parts are written: short. */
export const partRadix = 36;

/** URL of what the pages of a build have in common in their data. It holds the build: it may be kept for ever. */
export function partsUrl(build: string): string {
  return filePaths.framework(`static/site/parts-${build}.json`);
}

/** The build that a page's data are of; nothing when they are no such data. */
export function buildOf(data: string): string | undefined {
  return /"b":"([^"]+)"/.exec(data)?.[1];
}

/** A page's data, or some rows of them, with its parts in their places. */
export function withParts(data: string, parts: readonly string[]): string {
  return data
    .replace(restMark, '')
    .replace(places, (place, number: string) => parts[parseInt(number, partRadix)] ?? place);
}

const builds = new Map<string, Promise<readonly string[]>>();

/**
 * Fetches the parts of a build, once.
 *
 * @throws when they do not come; another call asks again
 */
export async function fetchParts(build: string, init?: RequestInit): Promise<readonly string[]> {
  const parts = builds.get(build) ?? fetchText(partsUrl(build), init).then(readParts);
  builds.set(build, parts);
  try {
    return await parts;
  } catch (error) {
    builds.delete(build);
    throw error;
  }
}

/** What the build wrote, with this type. */
function readParts(text: string): readonly string[] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above
  return JSON.parse(text);
}

/**
 * A page's data, or some rows of them, as the framework wrote them. Text that is no page's data comes back as it is.
 *
 * @param build the page's, by which its parts are found
 */
export async function wholeData(data: string, build = buildOf(data)): Promise<string> {
  if (build === undefined) return data;
  return withParts(data, data.includes(partMark) ? await fetchParts(build) : []);
}
