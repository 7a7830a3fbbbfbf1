import { type KeyboardEvent, useState } from 'react';
import type { SearchRecord } from '@/lib/search/records';

interface ActiveOption {
  /** The chosen result; the first one until another is chosen. */
  active: SearchRecord | undefined;
  choose: (record: SearchRecord) => void;
  /** Moves by arrow keys, Home and End. Returns whether the key was one of them. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Which of the results the keys are on. A new answer starts at its first result again. */
export function useActiveOption(records: readonly SearchRecord[], query: string): ActiveOption {
  const [chosen, setChosen] = useState<{ query: string; id: number }>();
  const found = records.findIndex(({ id }) => chosen?.query === query && id === chosen.id);
  const at = Math.max(0, found);

  const choose = (record: SearchRecord) => setChosen({ query, id: record.id });
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const last = records.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = records[targets[key] ?? -1];
    if (target) choose(target);
    return target !== undefined;
  };
  return { active: records[at], choose, onKey };
}
