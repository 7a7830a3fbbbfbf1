import { fileNamespaces } from '@/lib/routes/file-paths';
import { places } from '@/lib/routes/paths';
import { splitFirstSegment } from '@/lib/routes/redirects';

/** The paths that a version has, and its redirects. */
interface KnownPaths {
  existing: { keys: () => Iterable<string>; has: (place: string) => boolean };
  moved: ReadonlyMap<string, string>;
}

const isPage = (place: string) =>
  !/\.\w+$/.test(place) && !fileNamespaces.includes(splitFirstSegment(place)[0]);

/**
 * Returns redirects for pages that only other versions have, to the nearest page above that this version
 * has. So a visitor who switches versions on such a page, or follows a link to it, gets to a related page.
 *
 * @returns the target by path, without paths that the version has or redirects itself
 */
export function lostPages(
  version: KnownPaths,
  others: readonly KnownPaths[],
): ReadonlyMap<string, string> {
  const lost = new Map<string, string>();
  const wanted = others.flatMap(({ existing }) => [...existing.keys()].filter(isPage));
  for (const place of wanted) {
    if (version.existing.has(place) || version.moved.has(place)) continue;
    lost.set(place, nearest(place, version));
  }
  return lost;
}

function nearest(place: string, { existing, moved }: KnownPaths): string {
  for (let above = place; above.lastIndexOf('/') > 0;) {
    above = above.slice(0, above.lastIndexOf('/'));
    const target = moved.get(above) ?? above;
    if (existing.has(target)) return target;
  }
  return places.home();
}
