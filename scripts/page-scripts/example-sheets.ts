import type { ExampleSheets } from '@/lib/start/example-sheets';
import { docItems } from '@/content/doc-items';
import type { DocItem } from '@/content/types';
import { liveManifest } from '@/lib/examples/manifest';
import { paths } from '@/lib/routes/paths';

/** The style sheets of live examples by the item they are of, for the script that fetches pages. */
export function exampleSheets(): ExampleSheets {
  const { stylesheet, areas } = liveManifest();
  const items: readonly DocItem[] = docItems;
  return {
    theme: stylesheet,
    items: Object.fromEntries(
      items.flatMap((item) => {
        const sheet = areas[`${item.packageName}/${item.id}`];
        return sheet === undefined ? [] : [[paths.itemRoot(item), sheet]];
      }),
    ),
  };
}
