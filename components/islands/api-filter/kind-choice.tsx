'use client';

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

/** Toggles that narrow a list to one kind; pressing the chosen one again shows all kinds. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  return (
    <div className="api-filter__kinds" role="group" aria-label="Kind">
      {kinds.map(({ kind, name, count }) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          {name} <small>{count}</small>
        </button>
      ))}
    </div>
  );
}
