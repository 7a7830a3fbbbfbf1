'use client';

import { asIsland } from '@/components/ui/island';
import { useStoredChoice } from '@/components/ui/use-stored-choice';
import { Word } from '@/components/ui/word';
import { listOrder } from '@/lib/browser/preferences/stored-choice';
import { type InterfaceText, word } from '@/lib/words/word';

/** The pressed state is styled by the root's attribute, which is right before scripts run. */
const orders: readonly { order: 'name' | 'purpose'; label: InterfaceText; styles: string }[] = [
  {
    order: 'name',
    label: 'A–Z',
    styles:
      'flex-none bg-primary-soft text-on-primary-soft grouped:bg-transparent grouped:text-text-2 grouped:hover:bg-hover',
  },
  {
    order: 'purpose',
    label: 'By purpose',
    styles:
      'border-s border-line-strong text-text-2 hover:bg-hover grouped:bg-primary-soft grouped:text-on-primary-soft',
  },
];

function OrderToggleInside() {
  const current = useStoredChoice(listOrder) ?? 'name';
  return (
    <div
      role="group"
      aria-label={word('Order')}
      className="flex min-w-0 overflow-hidden rounded-full border border-line-strong noscript:hidden"
    >
      {orders.map(({ order, label, styles }) => (
        <button
          key={order}
          type="button"
          className={`px-3 py-0.5 text-small focus-visible:-outline-offset-3 forced-colors:aria-pressed:text-[Highlight] pointer-coarse:min-h-11 ${styles}`}
          aria-pressed={current === order}
          onClick={() => listOrder.set(order === 'name' ? undefined : order)}
        >
          <Word text={label} />
        </button>
      ))}
    </div>
  );
}

/** Sorts all lists of components by name, or groups them by purpose. */
export const OrderToggle = asIsland(OrderToggleInside, {
  name: 'The order of the lists',
  atEdge: true,
});
