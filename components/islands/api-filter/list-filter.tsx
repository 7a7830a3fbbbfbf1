'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FilterField } from '@/components/ui/filter-field';
import { asIsland } from '@/components/ui/island';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { type InterfaceText, label as nameOf, word, type Wording, wording } from '@/lib/words/word';
import { isEmpty, parseQuery } from './filter-index';
import type { Result } from './filter-plan';
import { type Kind, KindChoice } from './kind-choice';
import { useFilter } from './use-filter';
import { useFilterQuery } from './use-filter-query';
import { useHiddenTarget } from './use-hidden-target';

interface ListFilterProps {
  label: InterfaceText;
  /** The name of the filtered rows, such as "members", and of their groups, such as "symbols", where there are several. */
  nouns: readonly [rows: InterfaceText, groups?: InterfaceText];
  kinds?: readonly Kind[];
}

function Filter({ label, nouns, kinds }: ListFilterProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string>();
  const [used, setUsed] = useState(false);
  const deferred = useDeferredValue(text);
  const query = useMemo(() => parseQuery(deferred, kind), [deferred, kind]);
  const result = useFilter(query, used);

  const type = (typed: string) => {
    setUsed(true);
    setText(typed);
  };
  const clear = () => {
    setText('');
    setKind(undefined);
  };
  useFilterQuery(text, type);
  useHiddenTarget(clear, result);

  const narrowed = used && !isEmpty(query) && result !== undefined;
  const said = narrowed ? summary(result, nouns) : undefined;
  return (
    <div
      className="peer mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden"
      {...(used && !isEmpty(query) && hook('narrowing'))}
    >
      <FilterField
        className="flex-[1_1_16rem]"
        {...nameOf(label)}
        placeholder={word(label)}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {kinds && (
        <KindChoice
          kinds={kinds}
          chosen={kind}
          onChoose={(chosen) => {
            setUsed(true);
            setKind(chosen);
          }}
        />
      )}
      <p className="min-h-5 flex-[1_1_100%] text-small text-text-2" role="status" lang={said?.lang}>
        {said?.text}
      </p>
      {narrowed && result.groups === 0 && (
        <Button variant="tonal" onClick={clear}>
          <Word text="Clear filters" />
        </Button>
      )}
    </div>
  );
}

function summary(
  { rows, allRows, groups, allGroups }: Result,
  [row, group]: ListFilterProps['nouns'],
): Wording {
  const items = word(row);
  if (groups === 0) return wording('No {items} match.', { items });
  const values = { rows: String(rows), all: String(allRows), items };
  if (group === undefined) return wording('{rows} of {all} {items}.', values);
  return wording('{rows} of {all} {items}, in {some} of {groups} {parts}.', {
    ...values,
    some: String(groups),
    groups: String(allGroups),
    parts: word(group),
  });
}

/**
 * A field that filters the lists of a page while typing. Without scripts the lists are complete. Following a
 * link to a hidden element shows everything again. The URL contains the filter.
 */
export const ListFilter = asIsland(Filter, { name: 'The filter' });
