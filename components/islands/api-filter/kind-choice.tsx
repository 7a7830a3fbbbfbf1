'use client';

import { Chip } from '@/components/ui/chip';
import { word, type Wording } from '@/lib/words/word';

export interface Kind extends Wording {
  kind: string;
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
      {kinds.map(({ kind, text, lang, count }) => (
        <Chip
          key={kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          <span lang={lang}>{text}</span> <small>{count}</small>
        </Chip>
      ))}
    </div>
  );
}
