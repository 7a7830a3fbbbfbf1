import type { ReactNode } from 'react';
import type { PageFootProps } from '@/components/shell/page-foot';
import { RestOfPage } from '@/components/ui/rest-of-page';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { libraryLinks } from '@/lib/api/library-links';
import { readApiDoc } from '@/lib/api/read-doc';
import { hasApi, neighborsOf } from '@/lib/catalogue/items';
import { itemPathFrom } from '@/lib/navigation/item-tabs';
import { type ItemTab as Tab, paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { OnThisPage, type TocEntry } from './on-this-page';
import { PageEnd } from './page-end';
import { PageMenu } from './page-menu';
import { Recipes } from './recipes';

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
      <PageMenu
        path={paths.item(item, tab)}
        {...(tab === 'api' && { json: paths.apiJson(item) })}
        {...(site.hasComponentStatus && { status: paths.componentStatusOf(item) })}
        links={hasApi(item) ? libraryLinks(item, readApiDoc(item.apiDocId)) : []}
      />
      <OnThisPage entries={entries} areNames={tab === 'api' || tab === 'styling'} />
      {/* An overview decides itself which part of it comes later. */}
      {tab === 'overview' ? children : <RestOfPage>{children}</RestOfPage>}
      {(tab === 'overview' || tab === 'examples') && (
        <RestOfPage room={false}>
          <Recipes item={item} />
        </RestOfPage>
      )}
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
