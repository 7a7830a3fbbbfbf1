import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { NavDrawer } from '@/components/islands/nav-drawer/nav-drawer';
import { SectionNav } from '@/components/islands/section-nav/section-nav';
import { sideListStyles } from '@/components/islands/section-nav/side-list-styles';
import { DocMain } from '@/components/shell/doc-main';
import type { Section } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';

/** A section's page: its items at the side, or behind a button where there is no room. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const items = itemsOf(section.packageName).map((item) => ({
    href: paths.item(item, 'overview'),
    label: item.name,
  }));
  const noun = section.words.ownItems;
  return (
    <div className="items-start drawer:grid drawer:grid-cols-[var(--nav-w)_minmax(0,1fr)] print:block">
      <aside
        className={cx(
          sideListStyles,
          'sticky top-[calc(var(--bar-h)+1px)] h-[calc(100dvh-var(--bar-h)-1px)] max-drawer:hidden print:hidden',
        )}
        aria-label={section.name}
        {...hook('sideList')}
      >
        <SectionNav noun={noun} items={items} heading={section.name} />
      </aside>
      <DocMain>
        <NavDrawer
          title={section.name}
          noun={noun}
          href={paths.categories(section.key)}
          items={items}
        />
        {children}
      </DocMain>
    </div>
  );
}
