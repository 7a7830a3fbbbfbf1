'use client';

import { Chip } from '@/components/ui/chip';

export interface Choice {
  value: string;
  text: string;
  /** Number of changes with this value. */
  count: number;
}

interface FacetChoiceProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Toggle buttons for the values of one facet. Changes with any of the active values are shown. */
export function FacetChoice({ label, choices, chosen, onToggle }: FacetChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {choices.map(({ value, text, count }) => (
        <Chip key={value} aria-pressed={chosen.includes(value)} onClick={() => onToggle(value)}>
          <span>{text}</span> <small>{count}</small>
        </Chip>
      ))}
    </div>
  );
}
