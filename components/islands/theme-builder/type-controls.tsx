'use client';

import { useId, useMemo, useState } from 'react';
import { fieldStyles } from '@/components/ui/field-styles';
import { Word } from '@/components/ui/word';
import { hasFont } from '@/lib/browser/fonts/has-font';
import { defaultState, isFamily, type WeightName, weightNames } from '@/lib/theme-builder/state';
import { content, type InterfaceText } from '@/lib/words/word';
import { ControlGroup } from './control-group';
import type { ThemeBuilder } from './use-theme-builder';

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

const weightLabels: Readonly<Record<WeightName, InterfaceText>> = {
  regular: 'Regular',
  medium: 'Medium',
  bold: 'Bold',
};

/** Controls for font families and weights. */
export function TypeControls({ builder: { state, change, settle } }: { builder: ThemeBuilder }) {
  return (
    <ControlGroup title="Typography">
      <FamilyField
        label="Plain font, for text"
        value={state.plain}
        onChange={(plain) => change({ plain }, 'plain')}
        onSettle={settle}
      />
      <FamilyField
        label="Brand font, for headlines"
        value={state.brand}
        onChange={(brand) => change({ brand }, 'brand')}
        onSettle={settle}
      />
      <div className="grid grid-cols-3 gap-2">
        {weightNames.map((name) => (
          <label key={name} className="text-label">
            <span className="mb-1 block" {...content(weightLabels[name])} />
            <select
              className={`${fieldStyles} px-2`}
              value={state.weights[name]}
              onChange={({ target }) =>
                change({ weights: { ...state.weights, [name]: Number(target.value) } })
              }
            >
              {[...new Set([...weights, state.weights[name]])].map((weight) => (
                <option key={weight}>{weight}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </ControlGroup>
  );
}

interface FamilyFieldProps {
  label: InterfaceText;
  value: string;
  onChange: (family: string) => void;
  onSettle: () => void;
}

function FamilyField({ label, value, onChange, onSettle }: FamilyFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const wrong = !isFamily(text.trim());

  // The site contains a copy of the default family; any other must be on the reader's device.
  const there = useMemo(() => value === defaultState.plain || hasFont(value), [value]);

  const type = (typed: string) => {
    setDraft(typed);
    if (isFamily(typed.trim())) onChange(typed.trim());
  };
  const note = wrong
    ? 'Enter the name of a font family: letters, digits and spaces.'
    : '{font} is not installed on this device, so the preview uses a sans-serif font. Your application has to load it.';
  return (
    <div>
      <label className="mb-1 block text-label" htmlFor={id} {...content(label)} />
      <input
        id={id}
        className={fieldStyles}
        value={text}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setDraft(undefined);
          onSettle();
        }}
      />
      <p
        id={`${id}-note`}
        role="status"
        className={`text-small not-empty:mt-1 ${wrong ? 'text-bad-text' : 'text-warn-text'}`}
      >
        {(wrong || !there) && <Word text={note} values={{ font: value }} />}
      </p>
    </div>
  );
}
