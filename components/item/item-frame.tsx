import './own.css';
import type { ReactNode } from 'react';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { columnStyles } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { purposes } from '@/content/purposes';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { Breadcrumb } from './breadcrumb';
import { ItemFacts } from './item-facts';

/** The parts that all tabs of an item share: its title and the tab bar. */
export function ItemFrame({ item, children }: { item: DocItem; children: ReactNode }) {
  const { key, name } = sectionOf(item);
  const purpose = purposes.find((group) => group.key === item.purpose);
  return (
    <div className={columnStyles({ column: 'toc' })}>
      <Breadcrumb
        steps={[
          { href: paths.categories(key), name },
          ...(purpose ? [{ href: paths.purpose(key, purpose.key), name: purpose.name }] : []),
        ]}
      />
      <PageHead
        title={item.name}
        {...(!item.hasSummaryInText && { lede: item.summary })}
        focus={false}
      />
      <ItemFacts item={item} />
      <nav
        className="-mx-(--inset) mb-12 flex scrollbar-none overflow-x-auto bg-[linear-gradient(var(--line)_0_0)] bg-size-[calc(100%-2*var(--inset))_1px] bg-bottom bg-no-repeat outline-none [--inset:1rem] [--rise:0px] *:py-3 max-section:[--inset:0.75rem] print:hidden forced-colors:border-b"
        aria-label={`${item.name} pages`}
        {...hook('focusOnNavigation')}
        tabIndex={-1}
      >
        <CurrentLinks links={itemTabLinks(item)} />
      </nav>
      {children}
    </div>
  );
}
