import { useId } from 'react';
import type { SearchRecord } from '@/lib/search/records';
import { content, word } from '@/lib/words/word';
import type { ShownGroup } from './result-groups';
import { ResultRow } from './result-row';

interface ResultListProps {
  id: string;
  groups: readonly ShownGroup[];
  marks: readonly string[];
  active: SearchRecord | undefined;
  optionId: (record: number) => string;
  onPoint: (record: SearchRecord) => void;
  onFollow: () => void;
}

/** The results as a grouped list box; the focus stays in the field above it. */
export function ResultList(props: ResultListProps) {
  const { id, groups, marks, active, optionId, onPoint, onFollow } = props;
  const headings = useId();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={word('Results')}
      className={groups.length > 0 ? 'min-h-0 flex-1 overflow-y-auto p-2' : ''}
    >
      {groups.map(({ name, records }) => (
        <div key={name} role="group" aria-labelledby={`${headings}-${name}`}>
          <div
            id={`${headings}-${name}`}
            role="presentation"
            className="px-4 pt-3 pb-1 text-small font-bold text-text-2"
            {...content(name)}
          />
          {records.map((record) => (
            <ResultRow
              key={record.id}
              record={record}
              marks={marks}
              onFollow={onFollow}
              option={{
                id: optionId(record.id),
                active: record === active,
                onPoint: () => record !== active && onPoint(record),
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
