'use client';

import { useUrlPath } from '@/components/islands/current-links/use-url-path';
import { groupMarks, type ListGroup } from '@/components/islands/list-order/by-group';
import { hook } from '@/lib/design/hooks';
import type { Wording } from '@/lib/words/word';
import { hrefFrom, itemRoot, type NavItem } from './side-list';

interface NavListProps {
  items: readonly NavItem[];
  /** The groups by which the stylesheet groups the list until scripts run. */
  groups?: readonly ListGroup[] | undefined;
}

/** A vertical list of links; the link of the current page, or of the current item, is marked. */
export function NavList({ items, groups }: NavListProps) {
  const path = useUrlPath();
  const marks = groups && groupMarks(items, groups);
  return (
    <ul className="side-links" {...(groups && hook('parts'))}>
      {items.map((item, at) => {
        const { place, first } = marks?.[at] ?? {};
        return (
          <li
            key={item.href}
            style={place === undefined ? undefined : { '--place': String(place) }}
            {...(first !== undefined && hook('group', first))}
          >
            <a
              href={hrefFrom(path, item)}
              lang={item.lang}

              aria-current={itemRoot(item.href) === itemRoot(path) ? 'page' : undefined}
            >
              {item.label}
            </a>
            {item.mark && <small lang={item.mark.lang}>{item.mark.text}</small>}
          </li>
        );
      })}
    </ul>
  );
}

interface NavGroupProps {
  title: Wording;
  items: readonly NavItem[];
}

/** A part of the list below a title. */
export function NavGroup({ title, items }: NavGroupProps) {
  return (
    <section aria-label={title.text}>
      <h2
        className="px-7 pt-3 pb-1 text-small! font-bold! [letter-spacing:0]! text-text-2"
        lang={title.lang}
      >
        {title.text}
      </h2>
      <NavList items={items} />
    </section>
  );
}
