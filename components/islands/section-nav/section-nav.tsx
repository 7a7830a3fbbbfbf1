'use client';

import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useUrlPath } from '@/components/islands/current-links/use-url-path';
import { byGroup } from '@/components/islands/list-order/by-group';
import { OrderToggle } from '@/components/islands/list-order/order-toggle';
import { FilterField } from '@/components/ui/filter-field';
import { asIsland } from '@/components/ui/island';
import { useStoredChoice } from '@/components/ui/use-stored-choice';
import { revealCurrent } from '@/lib/browser/layout/reveal-current';
import { isPlainPress } from '@/lib/browser/navigation/links';
import { listOrder } from '@/lib/browser/preferences/stored-choice';
import { label, word, wording } from '@/lib/words/word';
import { NavGroup, NavList } from './nav-list';
import { NavStatus } from './nav-status';
import { itemRoot, type SideList } from './side-list';
import { useNavFilter } from './use-nav-filter';
import { frameOf, useRevealCurrent } from './use-reveal-current';

interface SectionNavProps extends SideList {
  /** The close button, in a drawer. */
  close?: ReactNode;
  /** Called when a link in the list is followed. */
  onFollow?: () => void;
}

function SectionNavInside({
  title,
  lang,
  noun,
  all,
  items,
  groups,
  order,
  close,
  onFollow,
}: SectionNavProps) {
  const { text, type, prepare, shown, elsewhere } = useNavFilter(items);
  const isByPurpose = useStoredChoice(listOrder) === 'purpose';
  const grouped = order === 'grouped' || (order === 'chosen' && isByPurpose);
  const current = itemRoot(useUrlPath());
  const listId = useId();
  const list = useRef<HTMLElement>(null);
  useRevealCurrent(list, current);
  const whole = shown === items;
  const found = shown.length + elsewhere.length > 0;
  const follow = (event: MouseEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a') &&
      isPlainPress(event.nativeEvent)
    )
      onFollow?.();
  };
  // Before the list is painted in the new order.
  const revealInNewOrder = () =>
    requestAnimationFrame(() => {
      const frame = frameOf(list);
      if (frame) revealCurrent(frame);
    });
  return (
    <>
      <div className="sticky top-0 z-1 bg-tint px-4 pt-6 pb-3">
        <div className="flex flex-wrap items-center justify-between gap-2 ps-3 pb-3 text-h4">
          <span lang={lang?.title}>{title}</span>
          {close}
          {order === 'chosen' && (
            <div className="flex basis-full" onClick={revealInNewOrder}>
              <OrderToggle />
            </div>
          )}
        </div>
        <FilterField
          {...label('Filter {items}', { items: noun })}
          aria-controls={listId}
          placeholder={word('Filter')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={prepare}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return;
            event.preventDefault();
            list.current?.querySelector('a')?.click();
          }}
        />
      </div>
      <nav
        aria-label={all}
        id={listId}
        ref={list}
        onClick={follow}
        className="block pb-[var(--notice-h,3rem)]"
      >
        {whole && grouped ? (
          byGroup(items, groups).map(({ group, entries }) => (
            <NavGroup key={group.key} title={{ text: group.name }} items={entries} />
          ))
        ) : (
          <NavList items={shown} groups={whole && order !== 'single' ? groups : undefined} />
        )}
        {elsewhere.map(({ section, items: others }) => (
          <NavGroup key={section} title={wording('In {section}', { section })} items={others} />
        ))}
        <NavStatus noun={noun} text={text.trim()} found={found} />
      </nav>
    </>
  );
}

/** A section's list with a filter field; the current entry is marked. */
export const SectionNav = asIsland(SectionNavInside, { name: 'The list' });
