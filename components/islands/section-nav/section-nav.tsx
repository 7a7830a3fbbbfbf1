'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FilterField } from '@/components/ui/filter-field';
import { isPlainPress } from '@/lib/browser/links';
import { hook, hooked } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { useNavFilter } from './use-nav-filter';

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

const listStyles =
  'px-4 links:flex links:min-h-9 links:items-center links:rounded-full links:px-3 links:py-1 links:text-ui links:font-nav links:text-text-2 links:no-underline links:hover:bg-hover links:hover:text-text links:focus-visible:-outline-offset-2 links:active:bg-pressed max-drawer:links:min-h-12 drawer:pointer-coarse:links:min-h-11 links:current:bg-primary-soft links:current:font-bold links:current:text-on-primary-soft';

/** A section's items with a field that narrows them; the current item is marked. */
export function SectionNav({ noun, items, heading, onFollow }: SectionNavProps) {
  const { text, type, prepare, shown, elsewhere } = useNavFilter(items);
  const current = itemRoot(usePathname());
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => revealCurrent(list.current), [current]);
  const found = shown.length + elsewhere.length > 0;
  const follow = (event: MouseEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a') &&
      isPlainPress(event.nativeEvent)
    )
      onFollow?.();
  };
  return (
    <>
      <div className="sticky top-0 z-1 bg-tint px-4 pt-6 pb-3">
        <div className="flex items-center justify-between ps-3 pb-3 text-h4">{heading}</div>
        <FilterField
          aria-label={`Filter ${noun}`}
          aria-controls={listId}
          placeholder="Filter"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={prepare}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return;
            event.preventDefault();
            event.currentTarget.ownerDocument.getElementById(listId)?.querySelector('a')?.click();
          }}
        />
      </div>
      <nav
        aria-label={`All ${noun}`}
        id={listId}
        onClick={follow}
        className="block pb-[var(--notice-h,3rem)]"
      >
        <ul className={listStyles} ref={list}>
          {shown.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={itemRoot(href) === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {elsewhere.map(({ section, items: others }) => (
          <section key={section} aria-label={`In ${section}`}>
            <h2 className="px-7 pt-3 pb-1 text-small! font-bold! text-text-2">In {section}</h2>
            <ul className={listStyles}>
              {others.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="px-7 text-ui text-text-2 empty:hidden" role="status">
          {!found && `No ${noun} match “${text.trim()}”.`}
        </p>
        {!found && (
          <p className="px-7 py-2 text-ui">
            <a href={searchPaths.query(text.trim())} {...hook('search', text.trim())}>
              Search everywhere
            </a>
          </p>
        )}
      </nav>
    </>
  );
}

/** Scrolls the list, and only the list, so far that the current item is in sight. */
function revealCurrent(list: HTMLElement | null): void {
  const frame = list?.closest(hooked('sideList'));
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
