'use client';

import { word } from '@/lib/words/word';
import { Chip } from '@/components/ui/chip';

export interface Kind {
  kind: string;
  name: string;
  count: number;
}

interface KindChoiceProps {
  kinds: readonly Kind[];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

/** Toggle buttons that filter a list by one kind; pressing the active one again shows all kinds. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={word('Kind')}>
      {kinds.map(({ kind, name, count }) => (
        <Chip
          key={kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          <span>{name}</span> <small>{count}</small>
        </Chip>
      ))}
    </div>
  );
}
