import type { ListGroup } from '@/components/islands/list-order/by-group';
import { withBase, withoutBase } from '@/lib/routes/base';
import type { Wording } from '@/lib/words/word';

export interface NavItem {
  /** URL of the entry's page; for an item, of its first tab. */
  href: string;
  label: string;
  /** The language of the label if it is another than the page's. */
  lang?: 'en' | undefined;
  /** Key of its group. */
  group: string;
  /** Last URL segments of the item's tabs; the entry links to the same tab as the current page. */
  tabs?: readonly string[];
  /** A word about what is new in it. */
  mark?: Wording | undefined;
}

/** A section's list, beside the page or in a drawer. */
export interface SideList {
  title: string;
  /** Name of the entries in the plural, such as "components". */
  noun: string;
  /** Name of the whole list, such as "All components". */
  all: string;
  /** The languages of title and name if they are others than the page's. */
  lang?: { title?: 'en' | undefined; all?: 'en' | undefined };
  items: readonly NavItem[];
  groups: readonly ListGroup[];
  /** Whether the list is always grouped, has no groups, or the visitor can choose between groups and names. */
  order: 'grouped' | 'single' | 'chosen';
}

/** The root path of a page's item: `/components/button` for `/components/button/api`. */
export function itemRoot(address: string): string {
  return withBase(withoutBase(address).split('/').slice(0, 3).join('/'));
}

/** The link target of an entry on the page at `address`: the same tab if the item has it. */
export function hrefFrom(address: string, { href, tabs = [] }: NavItem): string {
  const tab = withoutBase(address).split('/')[3];
  return tab && tabs.includes(tab) ? `${itemRoot(href)}/${tab}` : href;
}

/** Styles of the box in which a section's list scrolls. Focused links stay clear of the field above. */
export const sideListStyles =
  'scroll-pt-36 scroll-pb-(--notice-h) overflow-y-auto overscroll-contain border-e border-line bg-tint [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]';
