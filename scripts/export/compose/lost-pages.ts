import { fileNamespaces } from '@/lib/routes/file-paths';
import { places } from '@/lib/routes/paths';
import { splitFirstSegment } from '@/lib/routes/redirects';

/** What a version has, by its places. */
interface Known {
  existing: { keys: () => Iterable<string>; has: (place: string) => boolean };
  moved: ReadonlyMap<string, string>;
}

const isPage = (place: string) =>
  !/\.\w+$/.test(place) && !fileNamespaces.includes(splitFirstSegment(place)[0]);

/**
 * Where pages lead that other versions have and one has not: to the nearest page above that it has. So
 * whoever changes the version at such a page, or follows a link to it, gets as near as possible.
 *
 * @returns by place; nothing for what the version has or has moved itself
 */
export function lostPages(version: Known, others: readonly Known[]): ReadonlyMap<string, string> {
  const lost = new Map<string, string>();
  const wanted = others.flatMap(({ existing }) => [...existing.keys()].filter(isPage));
  for (const place of wanted) {
    if (version.existing.has(place) || version.moved.has(place)) continue;
    lost.set(place, nearest(place, version));
  }
  return lost;
}

function nearest(place: string, { existing, moved }: Known): string {
  for (let above = place; above.lastIndexOf('/') > 0;) {
    above = above.slice(0, above.lastIndexOf('/'));
    const target = moved.get(above) ?? above;
    if (existing.has(target)) return target;
  }
  return places.home();
}
