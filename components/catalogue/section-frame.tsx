import type { ReactNode } from 'react';
import type { Section } from '@/content/types';
import { groupsOf } from '@/lib/catalogue/groups';
import { itemsOf } from '@/lib/catalogue/items';
import { newsOf } from '@/lib/history/new-symbols';
import { itemStart } from '@/lib/navigation/item-start';
import { tabsOf } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { ListFrame } from './list-frame';
import { newIn } from './new-in';

/** The layout of a section's pages, with the list of its items at the side. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const groups = groupsOf(section.packageName);
  const items = itemsOf(section.packageName).map((item) => {
    const news = newsOf(item);
    return {
      href: itemStart(item),
      label: item.name,
      group: item.purpose,
      tabs: tabsOf(item),
      mark: news && newIn(news),
    };
  });
  const { lang } = section.words;
  const list = {
    title: section.name,
    noun: section.words.ownItems,
    all: section.words.allItems,
    ...(lang?.allItems && { lang: { all: lang.allItems } }),
    items,
    groups,
    order: groups.length > 0 ? ('chosen' as const) : ('single' as const),
  };
  return (
    <ListFrame list={list} href={paths.categories(section.key)}>
      {children}
    </ListFrame>
  );
}
