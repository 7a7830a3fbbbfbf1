'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FilterField } from '@/components/ui/filter-field';
import { asIsland } from '@/components/ui/island';
import { type ChangesIndex, indexChanges, showChanges } from './changes-index';
import { type Choice, FacetChoice } from './facet-choice';
import { everything, type FacetName, isNarrow, toggled } from './selection';
import { useSelection } from './use-selection';

interface ChangesFilterProps {
  /** Facets whose options are all visible. */
  facets: readonly {
    name: Exclude<FacetName, 'item'>;
    label: string;
    choices: readonly Choice[];
  }[];
  /** The items, in a select element. */
  items: readonly Choice[];
}

function ChangesFilterInside({ facets, items }: ChangesFilterProps) {
  const [selection, choose] = useSelection();
  const index = useRef<ChangesIndex>(undefined);
  const [count, setCount] = useState<{ shown: number; all: number }>();
  const narrow = isNarrow(selection);

  useEffect(() => {
    // Without a filter no index is needed.
    if (!narrow && !index.current) return;
    index.current ??= indexChanges(document);
    const shown = showChanges(index.current, selection);
    setCount({ shown, all: index.current.rows.length });
  }, [selection, narrow]);

  const chooseItem = (item: string) =>
    choose({ ...selection, facets: { ...selection.facets, item: item === '' ? [] : [item] } });
  return (
    <form
      className="mt-6 mb-10 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden noscript:hidden"
      role="search"
      aria-label="Changes"
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterField
        className="flex-[1_1_16rem]"
        aria-label="Filter changes"
        placeholder="Filter changes"
        value={selection.filter}
        onChange={(event) => choose({ ...selection, filter: event.target.value })}
      />
      <select
        className="h-10 max-w-full rounded-full border border-line-strong bg-page px-3 font-sans text-ui text-text hover:border-text-2 pointer-coarse:min-h-11"
        aria-label="Item"
        value={selection.facets.item[0] ?? ''}
        onChange={(event) => chooseItem(event.target.value)}
      >
        <option value="">All components</option>
        {items.map(({ value, text, count }) => (
          <option key={value} value={value}>{`${text} (${count})`}</option>
        ))}
      </select>
      {facets.map(({ name, label, choices }) => (
        <FacetChoice
          key={name}
          label={label}
          choices={choices}
          chosen={selection.facets[name]}
          onToggle={(value) => choose(toggled(selection, name, value))}
        />
      ))}
      <p className="min-h-5 flex-[1_1_100%] text-small text-text-2" role="status">
        {narrow && count && statusText(count)}
      </p>
      {narrow && (
        <Button variant="tonal" type="button" onClick={() => choose(everything)}>
          Clear filters
        </Button>
      )}
    </form>
  );
}

const statusText = ({ shown, all }: { shown: number; all: number }) =>
  shown === 0 ? 'No changes match these filters.' : `${shown} of ${all} changes.`;

/**
 * Filters the list of changes by version, kind, package, item and text, in any combination. Without scripts
 * the list is complete.
 */
export const ChangesFilter = asIsland(ChangesFilterInside, { name: 'The filter' });
