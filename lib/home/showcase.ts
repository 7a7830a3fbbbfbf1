import type { DocItem, PackageName } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { prerenderedHtml } from '@/lib/examples/manifest';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';

/** An item with an example that shows what it is. */
export interface Thumbnail {
  item: DocItem;
  example: Example;
}

/** Most characters of a thumbnail's HTML: it is part of the home page. */
const maxLength = 6000;

/** Whether the build has rendered something for an example that is small enough. */
export function isShowable(html: string): boolean {
  return html.trim() !== '' && html.length <= maxLength && !html.includes('<noscript');
}

/** The items of a package with a rendered example, in their order. */
export function thumbnailsOf(packageName: PackageName): readonly Thumbnail[] {
  return itemsOf(packageName).flatMap((item) => {
    const example = examplesOf(item).find(
      ({ kind, id }) => kind === 'live' && isShowable(prerenderedHtml(id)),
    );
    return example ? [{ item, example }] : [];
  });
}
