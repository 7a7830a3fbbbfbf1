'use client';

import { usePathname } from 'next/navigation';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export interface NavItem {
  href: string;
  label: string;
}

interface SectionNavProps {
  /** What the list holds, such as "components". */
  noun: string;
  items: readonly NavItem[];
  /** What stands above the list: its name, and in a drawer the button that closes it. */
  heading: ReactNode;
}

/** A section's items with a field that narrows them; the current item is marked. */
export function SectionNav({ noun, items, heading }: SectionNavProps) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim().toLowerCase());
  const shown = items.filter((item) => item.label.toLowerCase().includes(query));
  const current = itemRoot(usePathname());
  const listId = useId();
  return (
    <>
      <div className="sidenav__top">
        <div className="sidenav__head">{heading}</div>
        <div className="filter">
          <Icon name="filter" small />
          <input
            type="search"
            aria-label={`Filter ${noun}`}
            aria-controls={listId}
            placeholder="Filter"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <nav aria-label={`All ${noun}`} id={listId}>
        <ul className="nav-list">
          {shown.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={itemRoot(href) === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="nav-list__empty" role="status">
          {shown.length === 0 && `No ${noun} match “${text.trim()}”.`}
        </p>
      </nav>
    </>
  );
}

/** `/components/button/api` is a page of `/components/button`. */
function itemRoot(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}
