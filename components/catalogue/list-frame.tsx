import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { NavDrawer } from '@/components/islands/nav-drawer/nav-drawer';
import { SectionNav } from '@/components/islands/section-nav/section-nav';
import { type SideList, sideListStyles } from '@/components/islands/section-nav/side-list';
import { DocMain } from '@/components/shell/doc-main';
import { hook } from '@/lib/design/hooks';

interface ListFrameProps {
  list: SideList;
  /** URL of the page with the same list. */
  href: string;
  children: ReactNode;
}

/** The layout of a section's pages: its list at the side, or behind a button on narrow screens. */
export function ListFrame({ list, href, children }: ListFrameProps) {
  return (
    <div className="relative items-start drawer:grid drawer:grid-cols-[var(--nav-w)_minmax(0,1fr)] print:block">
      <aside
        className={cx(
          sideListStyles,
          'sticky top-[calc(var(--bar-h)+1px)] h-[calc(100dvh-var(--bar-h)-1px)] max-drawer:hidden print:hidden',
        )}
        aria-label={list.title}
        {...hook('sideList')}
      >
        <SectionNav {...list} />
      </aside>
      <DocMain>
        <NavDrawer list={list} href={href} />
        {children}
      </DocMain>
    </div>
  );
}
