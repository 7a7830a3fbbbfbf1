'use client';

import { useStoredChoice } from '@/components/ui/use-stored-choice';
import { listOrder } from '@/lib/browser/preferences/stored-choice';

/** Switches all lists of components between grouping by purpose and sorting by name. */
export function OrderToggle() {
  const grouped = useStoredChoice(listOrder) === 'purpose';
  return (
    <button
      type="button"
      className="rounded-full border border-line-strong px-3 py-0.5 text-small text-text-2 hover:bg-hover forced-colors:aria-pressed:border-[Highlight] pointer-coarse:min-h-11 noscript:hidden grouped:border-transparent grouped:bg-primary-soft grouped:text-on-primary-soft"
      aria-pressed={grouped}
      onClick={() => listOrder.set(grouped ? undefined : 'purpose')}
    >
      By purpose
    </button>
  );
}
