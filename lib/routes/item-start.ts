import type { DocItem } from '@/content/types';
import { hasApi } from '@/lib/catalogue/items';
import { type ItemTab, paths } from './paths';

/** Whether an item has an overview. One without a text has none, unless it would have no page at all. */
export const hasOverview = (item: Pick<DocItem, 'overviewPath' | 'hasApi'>): boolean =>
  item.overviewPath !== undefined || !hasApi(item);

/** The tab at which links open an item: its overview, or its API if it has no overview. */
export const startTab = (item: Pick<DocItem, 'overviewPath' | 'hasApi'>): ItemTab =>
  hasOverview(item) ? 'overview' : 'api';

/** The path of the page at which links open an item. */
export const itemStart = (item: DocItem): string => paths.item(item, startTab(item));
