'use client';

import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FilterField } from '@/components/ui/filter-field';
import { asIsland } from '@/components/ui/island';
import { Word } from '@/components/ui/word';
import { type InterfaceText, label, languageOf, word } from '@/lib/words/word';
import { type ChangesIndex, indexChanges, showChanges } from './changes-index';
import { type Choice, FacetChoice } from './facet-choice';
import { FilterSelect } from './filter-select';
import { between, countsOf, everything, type FacetName, isNarrow, toggled } from './selection';
import { useSelection } from './use-selection';

interface ChangesFilterProps {
  /** Compared majors, oldest first; the first one has no changes of its own. */
  majors: readonly string[];
  /** Facets whose options are all visible. */
  facets: readonly {
    name: Exclude<FacetName, 'item'>;
    label: InterfaceText;
    choices: readonly Choice[];
  }[];
  /** The items, in a select element; the page of one item has none. */
  items?: readonly Choice[];
}

function ChangesFilterInside({ majors, facets, items }: ChangesFilterProps) {
  const [selection, choose] = useSelection();
  const index = useRef<ChangesIndex>(undefined);
  const [rows, setRows] = useState<ChangesIndex['rows']>();
  const [shown, setShown] = useState(0);
  const narrow = isNarrow(selection);

  useEffect(() => {
    // Without a filter no index is needed.
    if (!narrow && !index.current) return;
    index.current ??= indexChanges(document);
    setShown(showChanges(index.current, selection));
    setRows(index.current.rows);
  }, [selection, narrow]);

  const counted = useMemo(() => {
    return (name: FacetName, choices: readonly Choice[]): readonly Choice[] => {
      if (!rows) return choices;
      const counts = countsOf(rows, selection, name);
      return choices.map((choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 }));
    };
  }, [rows, selection]);

  const { from, to } = selection;
  const first = majors[0] ?? '';
  const last = majors.at(-1) ?? '';
  const chooseItem = (item: string) =>
    choose({ ...selection, facets: { ...selection.facets, item: item === '' ? [] : [item] } });
  return (
    <>
      <p className="hidden print:block">
        <Word text="From {from} to {to}" values={{ from: from || first, to: to || last }} />
      </p>
      <form
        className="mt-6 mb-10 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden noscript:hidden"
        role="search"
        aria-label={word('Changes')}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterField
          className="flex-[1_1_16rem]"
          {...label('Filter changes')}
          placeholder={word('Filter changes')}
          value={selection.filter}
          onChange={(event) => choose({ ...selection, filter: event.target.value })}
        />
        {items && (
          <FilterSelect
            label="Component"
            value={selection.facets.item[0] ?? ''}
            all="All components"
            options={counted('item', items).map(({ value, text, count }) => ({
              value,
              text: `${text} (${count})`,
            }))}
            onChoose={chooseItem}
          />
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-2 text-ui text-text-2">
          <FilterSelect
            label="From version"
            value={from === first ? '' : from}
            all="From {version}"
            allValues={{ version: first }}
            options={majors.slice(1, -1).map((each) => optionOf('From {version}', each))}
            onChoose={(value) => choose(between(selection, value, to))}
          />
          <FilterSelect
            label="To version"
            value={to === last ? '' : to}
            all="To {version}"
            allValues={{ version: last }}
            options={majors.slice(1, -1).map((each) => optionOf('To {version}', each))}
            onChoose={(value) => choose(between(selection, from, value))}
          />
          <Button className="px-3" onClick={() => print()}>
            <Word text="Print" />
          </Button>
        </div>
        {facets.map(({ name, label: facet, choices }) => (
          <FacetChoice
            key={name}
            label={facet}
            choices={counted(name, choices)}
            chosen={selection.facets[name]}
            onToggle={(value) => choose(toggled(selection, name, value))}
          />
        ))}
        <p className="min-h-5 flex-[1_1_100%] text-small text-text-2" role="status">
          {narrow && rows && <Word {...statusOf(shown, rows.length)} />}
        </p>
        {narrow && (
          <Button variant="tonal" type="button" onClick={() => choose(everything)}>
            <Word text="Clear filters" />
          </Button>
        )}
      </form>
    </>
  );
}

const optionOf = (text: 'From {version}' | 'To {version}', version: string) => ({
  value: version,
  text: word(text, { version }),
  lang: languageOf(text),
});

const statusOf = (shown: number, all: number): ComponentProps<typeof Word> =>
  shown === 0
    ? { text: 'No changes match these filters.' }
    : { text: '{shown} of {all} changes.', values: { shown: String(shown), all: String(all) } };

/**
 * Filters the list of changes by version, kind, package, item and text, in any combination. Without scripts
 * the list is complete. Counts of the options follow what else is selected.
 */
export const ChangesFilter = asIsland(ChangesFilterInside, { name: 'The filter' });
