import type { DocItem } from '@/content/types';
import { hasApi } from '@/lib/catalogue/items';
import { hasExamples } from '@/lib/examples/of-item';
import { type ItemTab, itemTabs, paths } from '@/lib/routes/paths';
import { hasTokens } from '@/lib/styling/tokens';

/** What each tab is called. */
export const itemTabLabels: Record<ItemTab, string> = {
  overview: 'Overview',
  api: 'API',
  styling: 'Styling',
  examples: 'Examples',
};

/** The tabs an item has: every item has an overview, the others where there is content. */
export function tabsOf(item: DocItem): ItemTab[] {
  return itemTabs.filter(
    (tab) =>
      (tab !== 'api' || hasApi(item)) &&
      (tab !== 'styling' || hasTokens(item)) &&
      (tab !== 'examples' || hasExamples(item)),
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

/** The page of an item for who comes from this tab of another: the same tab, where the item has it. */
export function itemPathFrom(tab: ItemTab, item: DocItem): string {
  return paths.item(item, tabsOf(item).includes(tab) ? tab : 'overview');
}
