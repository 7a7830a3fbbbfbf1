import { gzipSync } from 'node:zlib';
import { allItems } from '@/lib/catalogue/items';
import { areaOf } from '@/lib/examples/area';
import { isDeferredExample } from '@/lib/examples/deferred';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example, LiveManifest } from '@/lib/examples/schema';
import { placeOf } from './place-of';
import type { Prerendered } from './prerender';
import { writeStylesheet } from './stylesheet';

/** Bytes (gzip) that a sheet of its own must save: fewer are not worth a request. */
const worthRequest = 4096;

/**
 * Writes the style sheets of the examples: one for each folder of them, since a page shows those of one
 * folder, seldom of more. What only such examples need that come late in the page that lists them stands in
 * a second one where it is much: that page is not to wait for it.
 *
 * @param stage what every example needs
 * @param served folder that is served as `/live`
 * @returns where those lie that an example needs, in the order in which they hold
 */
export function writeSheets(
  examples: readonly Example[],
  pages: readonly Pick<Prerendered, 'id' | 'styles'>[],
  stage: string,
  served: string,
): LiveManifest['sheets'] {
  const stylesOf = new Map(pages.map(({ id, styles }) => [id, styles]));
  const stylesOfAll = (list: readonly Example[]) =>
    new Set(list.flatMap(({ id }) => stylesOf.get(id) ?? []));
  const shownFirst = idsShownFirst(examples);
  return Object.fromEntries(
    [...Map.groupBy(examples, areaOf)].flatMap(([area, members]) => {
      const all = stylesOfAll(members);
      const first = stylesOfAll(members.filter(({ id }) => shownFirst.has(id)));
      const later = all.difference(first);
      const name = area.replace('/', '-');
      const write = (stem: string, css: string, styles: ReadonlySet<string>) =>
        placeOf(writeStylesheet(stem, css, styles, served));
      if (first.size === 0 || gzipSync([...later].join('\n')).length < worthRequest) {
        const sheet = write(name, stage, all);
        return members.map(({ id }) => [id, [sheet]]);
      }
      const sheet = write(name, stage, first);
      const deferredSheet = write(`${name}-deferred`, '', later);
      return members.map(({ id }) => [
        id,
        stylesOf.get(id)?.some((style) => later.has(style)) ? [sheet, deferredSheet] : [sheet],
      ]);
    }),
  );
}

/** Examples that stand whole in the page that lists those of their item. */
function idsShownFirst(examples: readonly Example[]): ReadonlySet<string> {
  return new Set(
    allItems().flatMap((item) =>
      examplesOf(item, examples)
        .filter((example, index, list) => !isDeferredExample(example, index, list))
        .map(({ id }) => id),
    ),
  );
}
