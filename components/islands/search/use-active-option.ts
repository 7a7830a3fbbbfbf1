import { type KeyboardEvent, useState } from 'react';
import type { SearchRecord } from '@/lib/search/records';

interface ActiveOption {
  /** The active result; initially the first one. */
  active: SearchRecord | undefined;
  choose: (record: SearchRecord) => void;
  /** Moves with arrow keys, Home and End. Returns whether the key was one of them. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** The result that keyboard commands apply to. A new query resets it to the first result. */
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
