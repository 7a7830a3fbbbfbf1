import type { ExampleSheets } from '@/lib/browser/live-example/sheets-of-pages';
import { allItems } from '@/lib/catalogue/items';
import { areaOf } from '@/lib/examples/area';
import { liveManifest } from '@/lib/examples/manifest';
import { examplesOf } from '@/lib/examples/of-item';
import { places } from '@/lib/routes/paths';

/**
 * The stylesheet that all live examples of an item share, by the path of the item, for the script that
 * prefetches pages. Additional stylesheets of single examples are listed in the data of their pages.
 */
export function exampleSheets(): ExampleSheets {
  const { sheets } = liveManifest();
  return Object.fromEntries(
    allItems().flatMap((item) => {
      const area = `${item.packageName}/${item.id}`;
      const [sheet] = examplesOf(item).flatMap((example) =>
        areaOf(example) === area ? (sheets[example.id] ?? []) : [],
      );
      return sheet === undefined ? [] : [[places.itemRoot(item), sheet]];
    }),
  );
}
