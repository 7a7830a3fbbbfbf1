'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { FilterField } from '@/components/ui/filter-field';
import { asIsland } from '@/components/ui/island';
import { useAddressChoice } from '@/components/ui/use-address-choice';
import { Word } from '@/components/ui/word';
import { hooked, hooks } from '@/lib/design/hooks';
import { type InterfaceText, label, languageOf, word } from '@/lib/words/word';
import { FilterSelect } from '../changes-filter/filter-select';
import {
  everything,
  isEverything,
  pressed,
  queryOf,
  readChoice,
  type StatusChoice,
} from './status-choice';
import { indexRows, showRows } from './status-index';

interface StatusFilterProps {
  /** The columns after the name. */
  columns: readonly { key: string; head: InterfaceText; only?: InterfaceText }[];
  packages: readonly { value: string; text: string; count: number }[];
}

/** Typing replaces the history entry. */
const refines = (next: StatusChoice, before: StatusChoice): boolean =>
  next.filter !== before.filter;

function StatusFilterInside({ columns, packages }: StatusFilterProps) {
  const [choice, choose] = useAddressChoice({
    initial: everything,
    read: readChoice,
    queryOf,
    refines,
  });
  const rows = useRef<ReturnType<typeof indexRows>>(undefined);
  const [shown, setShown] = useState<number>();
  const all = packages.reduce((sum, { count }) => sum + count, 0);
  const isNarrow = [choice.filter.trim(), choice.package, choice.only].some((text) => text !== '');

  useEffect(() => {
    // The table is complete, and in the order of names.
    if (isEverything(choice) && !rows.current) return;
    const keys = columns.map(({ key }) => key);
    rows.current ??= indexRows(document);
    setShown(showRows(document, rows.current, choice, keys));
  }, [choice, columns]);

  useEffect(() => {
    const sort = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest(hooked('sortBy')) : null;
      const key = button?.getAttribute(hooks.sortBy);
      if (key) choose({ ...choice, order: pressed(choice.order, key) });
    };
    addEventListener('click', sort);
    return () => removeEventListener('click', sort);
  });

  const { order } = choice;
  return (
    <form
      className="mt-2 mb-6 flex max-w-doc flex-wrap items-center gap-x-4 gap-y-3 print:hidden noscript:hidden"
      role="search"
      aria-label={word('Components')}
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterField
        className="flex-[1_1_12rem]"
        {...label('Filter components')}
        placeholder={word('Filter components')}
        value={choice.filter}
        onChange={(event) => choose({ ...choice, filter: event.target.value })}
      />
      <FilterSelect
        label="Show"
        value={choice.only}
        all="Show all"
        options={columns.flatMap(({ key, only }) =>
          only ? [{ value: key, text: word(only), lang: languageOf(only) }] : [],
        )}
        onChoose={(only) => choose({ ...choice, only })}
      />
      <FilterSelect
        label="Sort by"
        value={order.key === 'name' ? '' : order.key}
        all="Sort by name"
        options={columns.map(({ key, head }) => ({
          value: key,
          text: word('Sort by {column}', { column: word(head) }),
          lang: languageOf('Sort by {column}'),
        }))}
        onChoose={(key) => choose({ ...choice, order: { key, isDescending: key !== '' } })}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label={word('Package')}>
        {packages.map(({ value, text, count }) => (
          <Chip
            key={value}
            aria-pressed={choice.package === value}
            onClick={() => choose({ ...choice, package: choice.package === value ? '' : value })}
          >
            <span>{text}</span> <small>{count}</small>
          </Chip>
        ))}
      </div>
      <p className="text-small text-text-2" role="status">
        {isNarrow && shown !== undefined && <Word {...statusOf(shown, all)} />}
      </p>
      {isNarrow && (
        <Button variant="tonal" onClick={() => choose({ ...everything, order })}>
          <Word text="Clear filters" />
        </Button>
      )}
    </form>
  );
}

const statusOf = (shown: number, all: number): ComponentProps<typeof Word> =>
  shown === 0
    ? { text: 'No components match.' }
    : { text: '{shown} of {all} components.', values: { shown: String(shown), all: String(all) } };

/** Sorts and filters the status table. Without scripts the table is complete and sorted by name. */
export const StatusFilter = asIsland(StatusFilterInside, { name: 'The filter' });
