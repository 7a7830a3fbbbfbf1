'use client';

import { type ReactNode, useEffect } from 'react';
import { asIsland } from '@/components/ui/island';
import { useStoredChoice } from '@/components/ui/use-stored-choice';
import { listOrder } from '@/lib/browser/preferences/stored-choice';
import { hook } from '@/lib/design/hooks';
import { byGroup, type ListGroup } from './by-group';

interface Card {
  id: string;
  /** Key of its group. */
  group: string;
  card: ReactNode;
}

interface OrderedCardsProps {
  cards: readonly Card[];
  groups: readonly ListGroup[];
}

const gridStyles =
  'mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-x-4 gap-y-6 max-section:gap-3';
/** Style of group titles; before scripts run they are entries of the single list. */
const titleStyles = 'col-span-full pt-6 -mb-2 max-section:mb-1';

function OrderedCardsInside({ cards, groups }: OrderedCardsProps) {
  const isByPurpose = useStoredChoice(listOrder) === 'purpose';
  // Without groups there is one list, whatever a visitor has chosen elsewhere.
  const hasGroups = groups.length > 0;
  const grouped = hasGroups && isByPurpose;
  useEffect(() => {
    const showTarget = () => {
      const id = window.location.hash.slice(1);
      if (!groups.some(({ key }) => key === id)) return;
      listOrder.set('purpose', false);
      // After rendering, the id belongs to the section's own title instead of the list entry.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    showTarget();
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, [groups]);

  if (grouped) {
    return (
      <div className={gridStyles}>
        {byGroup(cards, groups).map(({ group, entries }) => (
          <section key={group.key} aria-labelledby={group.key} className="contents">
            <div className={titleStyles}>
              <h2 id={group.key}>{group.name}</h2>
            </div>
            <ul className="contents">
              {entries.map(({ id, card }) => (
                <li key={id}>{card}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  }
  return (
    <ul className={gridStyles} {...(hasGroups && hook('parts'))}>
      {byGroup(cards, groups).map(({ group }) => (
        <li key={group.key} id={group.key} style={placeOf(group.key)} className={titleStyles}>
          <h2>{group.name}</h2>
        </li>
      ))}
      {cards.map(({ id, group, card }) => (
        <li key={id} style={placeOf(group)}>
          {card}
        </li>
      ))}
    </ul>
  );

  function placeOf(key: string) {
    return { '--place': String(groups.findIndex((group) => group.key === key)) };
  }
}

/** Cards sorted by name or by group, as in all lists. A link to a group switches to groups. */
export const OrderedCards = asIsland(OrderedCardsInside, {
  name: 'The order of the cards',
  rest: ({ cards }) => cards.map(({ id, card }) => <div key={id}>{card}</div>),
});
