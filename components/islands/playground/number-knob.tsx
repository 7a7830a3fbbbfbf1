import { useState } from 'react';
import { Word } from '@/components/ui/word';
import type { Knob } from '@/lib/playground/model';
import { isWhole, parseSetting } from '@/lib/playground/settings';
import { label } from '@/lib/words/word';
import { fieldStyles } from './field-styles';

interface NumberKnobProps {
  id: string;
  name: string;
  'aria-describedby': string;
  knob: Extract<Knob, { kind: 'number' }>;
  value: number;
  onSet: (value: number) => void;
}

/** A slider, and a field for the exact number. A typed number applies as soon as it is within the limits. */
export function NumberKnob({ knob, value, onSet, ...control }: NumberKnobProps) {
  const { min, max, step } = knob;
  const [typed, setTyped] = useState<string>();
  const onType = (text: string) => {
    setTyped(text);
    const number = parseSetting(knob, text);
    if (typeof number === 'number') onSet(number);
  };
  const isWrong = typed !== undefined && parseSetting(knob, typed) === undefined;
  const wrongId = `${control.id}-wrong`;
  const described = control['aria-describedby'];
  return (
    <>
      <div className="flex items-center gap-3">
        <input
          type="range"
          name={control.name}
          className="min-w-0 flex-1 cursor-pointer accent-primary-fill pointer-coarse:min-h-11"
          {...label('{name}, slider', { name: knob.label })}
          {...{ min, max, step, value }}
          onChange={({ target }) => onSet(target.valueAsNumber)}
        />
        <input
          {...control}
          type="number"
          className={`${fieldStyles} max-w-20 aria-invalid:border-bad-text`}
          inputMode="decimal"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${described} ${wrongId}` : described}
          {...{ min, max, step }}
          value={typed ?? value}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      {isWrong && (
        <p className="mt-1 text-small text-bad-text" id={wrongId}>
          <Word
            text={
              isWhole(knob)
                ? 'Enter a whole number from {min} to {max}.'
                : 'Enter a number from {min} to {max}.'
            }
            values={{ min: String(min), max: String(max) }}
          />
        </p>
      )}
    </>
  );
}
