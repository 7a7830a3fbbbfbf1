'use client';

import { useId } from 'react';
import type { InterfaceText } from '@/lib/words/word';
import { Word } from './word';

interface ChoiceProps<T extends string> {
  legend: InterfaceText;
  /** Values with their labels; a value alone is shown as it is. */
  options: readonly (T | readonly [value: T, label: InterfaceText])[];
  value: T;
  onChoose: (value: T) => void;
  disabled?: boolean;
}

const withLabel = <T extends string>(
  option: T | readonly [value: T, label: InterfaceText],
): readonly [value: T, label?: InterfaceText] => (typeof option === 'string' ? [option] : option);

/** A few options in a row, of which one is selected: radio buttons that look like a segmented control. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChoose,
  disabled,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" disabled={disabled}>
      <legend className="mb-1 p-0 text-label">
        <Word text={legend} />
      </legend>
      <div className="flex overflow-hidden rounded-m border border-line-strong">
        {options.map(withLabel).map(([option, label]) => (
          <label
            key={option}
            className="relative flex min-h-9 flex-auto cursor-pointer items-center justify-center border-s border-line-strong px-2 text-small first:border-s-0 hover:bg-hover has-checked:bg-primary-soft has-checked:font-medium has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:text-text-off forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight] pointer-coarse:min-h-11"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {label === undefined ? <span>{option}</span> : <Word text={label} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
