import type { ListGroup } from '@/components/islands/list-order/by-group';
import { withBase, withoutBase } from '@/lib/routes/base';

export interface NavItem {
  /** The page an entry leads to, or, of a part, its first tab. */
  href: string;
  label: string;
  /** Key of the group it belongs to. */
  group: string;
  /** The last segments of the part's tabs: the entry leads to the one the visitor is on. */
  tabs?: readonly string[];
  /** What is new about it, in a word. */
  mark?: string | undefined;
}

/** A section's list, at the page's side or in a drawer. */
export interface SideList {
  title: string;
  /** What the list holds, such as "components". */
  noun: string;
  items: readonly NavItem[];
  groups: readonly ListGroup[];
  /** Whether it is always grouped, or also sorted by name, as the visitor chooses. */
  order: 'grouped' | 'chosen';
}

/** `/components/button/api` is a page of `/components/button`. */
export function itemRoot(address: string): string {
  return withBase(withoutBase(address).split('/').slice(0, 3).join('/'));
}

/** Where an entry leads for a visitor who is at an address: to the same tab, where the part has it. */
export function hrefFrom(address: string, { href, tabs = [] }: NavItem): string {
  const tab = withoutBase(address).split('/')[3];
  return tab && tabs.includes(tab) ? `${itemRoot(href)}/${tab}` : href;
}

/** The box a section's list scrolls in. What gets the focus is scrolled clear of the field above. */
export const sideListStyles =
  'scroll-pt-36 scroll-pb-(--notice-h) overflow-y-auto overscroll-contain border-e border-line bg-tint [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]';
