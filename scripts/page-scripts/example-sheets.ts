import { allItems } from '@/lib/catalogue/items';
import { liveManifest } from '@/lib/examples/manifest';
import { places } from '@/lib/routes/paths';
import type { ExampleSheets } from '@/lib/start/example-sheets';

/** The style sheets of live examples by the item they are of, for the script that fetches pages. */
export function exampleSheets(): ExampleSheets {
  const { areas } = liveManifest();
  return Object.fromEntries(
    allItems().flatMap((item) => {
      const sheet = areas[`${item.packageName}/${item.id}`];
      return sheet === undefined ? [] : [[places.itemRoot(item), sheet]];
    }),
  );
}
