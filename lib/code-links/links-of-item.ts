import type { DocItem } from '@/content/types';
import { apiDocsOf } from '@/lib/api/item-docs';
import { hasApi } from '@/lib/catalogue/items';
import type { FindLinks } from '@/lib/markdown/code-blocks';
import { linksIn } from './links-in';

/** Finds links in the code of an item's texts: where a name could mean several things, it is one of the item. */
export function linksOfItem(item: DocItem): FindLinks {
  const docs = hasApi(item) ? apiDocsOf(item).map(({ doc }) => doc.id) : [];
  return (code, language) => linksIn(code, language, { docs });
}
