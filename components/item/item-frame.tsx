import type { ReactNode } from 'react';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import type { DocItem } from '@/content/types';
import { neighborsOf } from '@/lib/catalogue/items';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { Pager } from './pager';

/** What all pages of an item share: title, tabs, and the way to its neighbors. */
export function ItemFrame({ item, children }: { item: DocItem; children: ReactNode }) {
  const { previous, next } = neighborsOf(item);
  return (
    <div className="doc__text doc__text--toc">
      <header className="head">
        <h1 tabIndex={-1}>{item.name}</h1>
        <p className="head__lede">{item.summary}</p>
      </header>
      <nav
        className="tabs"
        aria-label={`${item.name} pages`}
        data-focus-on-navigation
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
