import type { ReactNode } from 'react';
import type { PageFootProps } from '@/components/shell/page-foot';
import { RestOfPage } from '@/components/ui/rest-of-page';
import type { DocItem } from '@/content/types';
import { neighborsOf } from '@/lib/catalogue/items';
import { itemPathFrom } from '@/lib/navigation/item-tabs';
import { type ItemTab as Tab, paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { OnThisPage, type TocEntry } from './on-this-page';
import { PageEnd } from './page-end';
import { PageTools } from './page-tools';

interface ItemTabProps extends Pick<PageFootProps, 'sources' | 'changed'> {
  item: DocItem;
  tab: Tab;
  /** The entries of "On this page". */
  entries: readonly TocEntry[];
  children: ReactNode;
}

/** A tab of an item: its content, and links to the same tab of the items before and after. */
export function ItemTab({ item, tab, entries, children, ...foot }: ItemTabProps) {
  const { previous, next } = neighborsOf(item);
  const link = (other: DocItem | undefined) =>
    other && { href: itemPathFrom(tab, other), name: other.name };
  return (
    <>
      <PageTools
        path={paths.item(item, tab)}
        {...(tab === 'api' && { json: paths.apiJson(item) })}
      />
      <OnThisPage entries={entries} />
      {/* A text comes late by itself: what an overview begins with does not. */}
      {tab === 'overview' ? children : <RestOfPage>{children}</RestOfPage>}
      <PageEnd
        path={paths.item(item, tab)}
        {...foot}
        label={sectionOf(item).words.moreItems}
        previous={link(previous)}
        next={link(next)}
      />
    </>
  );
}
