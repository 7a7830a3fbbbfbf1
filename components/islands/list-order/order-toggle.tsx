'use client';

import { asIsland } from '@/components/ui/island';
import { setListOrder } from '@/lib/browser/preferences/list-order';
import { useListOrder } from './use-list-order';

function OrderToggleInside() {
  const grouped = useListOrder() === 'purpose';
  return (
    <button
      type="button"
      className="rounded-full border border-line-strong px-3 py-0.5 text-small text-text-2 hover:bg-hover forced-colors:aria-pressed:border-[Highlight] pointer-coarse:min-h-11 noscript:hidden grouped:border-transparent grouped:bg-primary-soft grouped:text-on-primary-soft"
      aria-pressed={grouped}
      onClick={() => setListOrder(grouped ? 'name' : 'purpose')}
    >
      By purpose
    </button>
  );
}

/** Switches all lists of components between grouping by purpose and sorting by name. */
export const OrderToggle = asIsland(OrderToggleInside, {
  name: 'The order of the lists',
  atEdge: true,
});
