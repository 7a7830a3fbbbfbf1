'use client';

import { Chip } from '@/components/ui/chip';
import { type InterfaceText, word } from '@/lib/words/word';

export interface Choice {
  value: string;
  text: string;
  lang?: 'en' | undefined;
  /** Number of changes with this value. */
  count: number;
}

interface FacetChoiceProps {
  label: InterfaceText;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Toggle buttons for the values of one facet. Changes with any of the active values are shown. */
export function FacetChoice({ label, choices, chosen, onToggle }: FacetChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={word(label)}>
      {choices.map(({ value, text, lang, count }) => (
        <Chip key={value} aria-pressed={chosen.includes(value)} onClick={() => onToggle(value)}>
          <span lang={lang}>{text}</span> <small>{count}</small>
        </Chip>
      ))}
    </div>
  );
}
