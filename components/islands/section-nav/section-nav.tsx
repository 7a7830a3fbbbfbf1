'use client';

import { usePathname } from 'next/navigation';
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainPress } from '@/lib/browser/links';

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
  /** Called when a link of the list is followed. */
  onFollow?: () => void;
}

/** A section's items with a field that narrows them; the current item is marked. */
export function SectionNav({ noun, items, heading, onFollow }: SectionNavProps) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim().toLowerCase());
  const shown = items.filter((item) => item.label.toLowerCase().includes(query));
  const current = itemRoot(usePathname());
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => revealCurrent(list.current), [current]);
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
        <ul className="nav-list" ref={list}>
          {shown.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={itemRoot(href) === current ? 'page' : undefined}
                onClick={(event) => isPlainPress(event.nativeEvent) && onFollow?.()}
              >
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

/** Scrolls the list, and only the list, so far that the current item is in sight. */
function revealCurrent(list: HTMLElement | null): void {
  const frame = list?.closest('.sidenav');
  const link = list?.querySelector('[aria-current]');
  if (!frame || !link) return;
  const view = frame.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  // A third from the top keeps neighbors on both sides in sight, and clears the field above.
  if (box.top < view.top + view.height / 4 || box.bottom > view.bottom) {
    frame.scrollTop += box.top - view.top - view.height / 3;
  }
}

/** `/components/button/api` is a page of `/components/button`. */
function itemRoot(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}
