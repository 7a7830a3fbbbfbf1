'use client';

import { usePathname } from 'next/navigation';
import { groupMarks, type ListGroup } from '@/components/islands/list-order/by-group';
import { hook } from '@/lib/design/hooks';
import { hrefFrom, itemRoot, type NavItem } from './side-list';

const listStyles =
  'px-4 links:flex links:min-h-9 links:items-center links:rounded-full links:px-3 links:py-1 links:text-ui links:font-nav links:text-text-2 links:no-underline links:hover:bg-hover links:hover:text-text links:focus-visible:-outline-offset-2 links:active:bg-pressed max-drawer:links:min-h-12 drawer:pointer-coarse:links:min-h-11 links:current:bg-primary-soft links:current:font-bold links:current:text-on-primary-soft';

interface NavListProps {
  items: readonly NavItem[];
  /** By what the style sheet groups the list until scripts do. */
  groups?: readonly ListGroup[];
}

/** Links below each other; the one the visitor is at, or at a tab of, is marked. */
export function NavList({ items, groups }: NavListProps) {
  const path = usePathname();
  const marks = groups && groupMarks(items, groups);
  return (
    <ul className={listStyles} {...(groups && hook('parts'))}>
      {items.map((item, at) => {
        const { place, first } = marks?.[at] ?? {};
        return (
          <li
            key={item.href}
            style={place === undefined ? undefined : { '--place': String(place) }}
            {...(first !== undefined && hook('group', first))}
            className={item.mark && 'relative'}
          >
            <a
              href={hrefFrom(path, item)}
              aria-current={itemRoot(item.href) === itemRoot(path) ? 'page' : undefined}
            >
              {item.label}
            </a>
            {item.mark && (
              <small className="pointer-events-none absolute end-3 bottom-0 flex min-h-9 items-center text-note text-good-text max-drawer:min-h-12 drawer:pointer-coarse:min-h-11">
                {item.mark}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NavGroupProps {
  title: string;
  items: readonly NavItem[];
}

/** A part of the list below a title of its own. */
export function NavGroup({ title, items }: NavGroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="px-7 pt-3 pb-1 text-small! font-bold! [letter-spacing:0]! text-text-2">
        {title}
      </h2>
      <NavList items={items} />
    </section>
  );
}
