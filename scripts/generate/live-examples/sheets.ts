import { gzipSync } from 'node:zlib';
import { allItems } from '@/lib/catalogue/items';
import { areaOf } from '@/lib/examples/area';
import { isDeferredExample } from '@/lib/examples/deferred';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example, LiveManifest } from '@/lib/examples/schema';
import type { Prerendered } from './prerender';
import { servedPath } from './served-path';
import { writeStylesheet } from './stylesheet';

/** The minimum size of a separate stylesheet, in bytes after gzip. A smaller one is not worth a request. */
const minSeparateSize = 4096;

/**
 * Writes the stylesheets of the examples: one for each folder of examples, because a page rarely shows
 * examples of more than one folder. Styles that only late examples of the page need are written to a second
 * stylesheet if they are large, so that the page does not wait for them.
 *
 * @param stage the styles that every example needs
 * @param served the folder that is served as `/live`
 * @returns the paths of the stylesheets of each example, in cascade order
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
  const earlyIds = idsOfEarlyExamples(examples);
  return Object.fromEntries(
    [...Map.groupBy(examples, areaOf)].flatMap(([area, members]) => {
      const all = stylesOfAll(members);
      const first = stylesOfAll(members.filter(({ id }) => earlyIds.has(id)));
      const later = all.difference(first);
      const name = area.replace('/', '-');
      const write = (stem: string, css: string, styles: ReadonlySet<string>) =>
        servedPath(writeStylesheet(stem, css, styles, served));
      if (first.size === 0 || gzipSync([...later].join('\n')).length < minSeparateSize) {
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

/** The ids of examples whose HTML is included in the page that lists the examples of their item. */
function idsOfEarlyExamples(examples: readonly Example[]): ReadonlySet<string> {
  return new Set(
    allItems().flatMap((item) =>
      examplesOf(item, examples)
        .filter((example, index, list) => !isDeferredExample(example, index, list))
        .map(({ id }) => id),
    ),
  );
}
