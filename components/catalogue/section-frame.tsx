import type { ReactNode } from 'react';
import { NavDrawer } from '@/components/islands/nav-drawer/nav-drawer';
import { SectionNav } from '@/components/islands/section-nav/section-nav';
import type { Section } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';

/** A section's page: its items at the side, or behind a button where there is no room. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const items = itemsOf(section.packageName).map((item) => ({
    href: paths.item(item, 'overview'),
    label: item.name,
  }));
  const noun = section.words.ownItems;
  return (
    <div className="layout">
      <aside className="sidenav" aria-label={section.name}>
        <SectionNav noun={noun} items={items} heading={section.name} />
      </aside>
      <div className="doc">
        <main id="main" tabIndex={-1}>
          <NavDrawer
            title={section.name}
            noun={noun}
            href={paths.categories(section.key)}
            items={items}
          />
          {children}
        </main>
      </div>
    </div>
  );
}
