import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { hasApi } from '@/lib/catalogue/items';
import { hasExamples } from '@/lib/examples/of-item';
import { hasOverview, startTab } from '@/lib/navigation/item-start';
import { type ItemTab, itemTabs, paths } from '@/lib/routes/paths';
import { hasTokens } from '@/lib/styling/tokens';
import { type InterfaceText, languageOf, word } from '@/lib/words/word';

/** The text of the interface that each tab shows. */
export const tabWords = {
  overview: 'Overview',
  api: 'API',
  styling: 'Styling',
  examples: 'Examples',
  changes: 'Changes',
} as const satisfies Record<ItemTab, InterfaceText>;

/** The visible name of a tab. */
export const itemTabLabel = (tab: ItemTab): string => word(tabWords[tab]);

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
export function itemTabLinks(
  item: DocItem,
): { href: string; label: string; lang: 'en' | undefined; within: string[] }[] {
  return tabsOf(item).map((tab) => ({
    href: paths.item(item, tab),
    label: itemTabLabel(tab),
    lang: languageOf(tabWords[tab]),
    within: [paths.item(item, tab)],
  }));
}

/** The page of an item when coming from a tab of another item: the same tab if it exists, or the first. */
export function itemPathFrom(tab: ItemTab, item: DocItem): string {
  return paths.item(item, tabsOf(item).includes(tab) ? tab : startTab(item));
}
