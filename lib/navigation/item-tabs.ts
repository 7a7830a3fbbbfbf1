import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { hasApi } from '@/lib/catalogue/items';
import { hasExamples } from '@/lib/examples/of-item';
import { hasOverview, startTab } from '@/lib/routes/item-start';
import { type ItemTab, itemTabs, paths } from '@/lib/routes/paths';
import { hasTokens } from '@/lib/styling/tokens';
import { word } from '@/lib/text/word';

/** The visible name of each tab. */
export const itemTabLabels: Record<ItemTab, string> = {
  overview: word('Overview'),
  api: word('API'),
  styling: word('Styling'),
  examples: word('Examples'),
  changes: word('Changes'),
};

/** The tabs of an item: those with content. */
export function tabsOf(item: DocItem): ItemTab[] {
  return itemTabs.filter(
    (tab) =>
      (tab !== 'overview' || hasOverview(item)) &&
      (tab !== 'api' || hasApi(item)) &&
      (tab !== 'styling' || hasTokens(item)) &&
      (tab !== 'examples' || hasExamples(item)) &&
      (tab !== 'changes' || (site.hasApiHistory && hasApi(item))),
  );
}

/** The links of an item's tab bar. */
export function itemTabLinks(item: DocItem): { href: string; label: string; within: string[] }[] {
  return tabsOf(item).map((tab) => ({
    href: paths.item(item, tab),
    label: itemTabLabels[tab],
    within: [paths.item(item, tab)],
  }));
}

/** The page of an item when coming from a tab of another item: the same tab if it exists, or the first. */
export function itemPathFrom(tab: ItemTab, item: DocItem): string {
  return paths.item(item, tabsOf(item).includes(tab) ? tab : startTab(item));
}
