import type { ReactNode } from 'react';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { columnStyles } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import type { DocItem } from '@/content/types';
import { neighborsOf } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { ItemFacts } from './item-facts';
import { Pager } from './pager';

/** What all pages of an item share: title, tabs, and the way to its neighbors. */
export function ItemFrame({ item, children }: { item: DocItem; children: ReactNode }) {
  const { previous, next } = neighborsOf(item);
  return (
    <div className={columnStyles({ column: 'toc', class: 'max-drawer:mx-0' })}>
      <PageHead title={item.name} lede={item.summary} focus={false} />
      <ItemFacts item={item} />
      <nav
        className="-mx-(--inset) mb-12 flex scrollbar-none overflow-x-auto bg-[linear-gradient(var(--line)_0_0)] bg-size-[calc(100%-2*var(--inset))_1px] bg-bottom bg-no-repeat [--inset:1rem] [--rise:0px] *:py-3 max-section:[--inset:0.75rem] print:hidden forced-colors:border-b"
        aria-label={`${item.name} pages`}
        {...hook('focusOnNavigation')}
        tabIndex={-1}
      >
        <CurrentLinks links={itemTabLinks(item)} />
      </nav>
      {children}
      <Pager
        label={sectionOf(item).words.moreItems}
        previous={previous && { href: paths.item(previous, 'overview'), name: previous.name }}
        next={next && { href: paths.item(next, 'overview'), name: next.name }}
      />
    </div>
  );
}
