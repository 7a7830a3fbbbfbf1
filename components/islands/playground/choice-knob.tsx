import type { Knob, Value } from '@/lib/playground/model';
import { settingText } from '@/lib/playground/settings';
import { word } from '@/lib/words/word';
import { fieldStyles } from './field-styles';

interface ChoiceKnobProps {
  id: string;
  name: string;
  'aria-describedby': string;
  knob: Extract<Knob, { kind: 'choice' | 'icon' }>;
  /** Whether all options are visible, as radio buttons. */
  asRadios: boolean;
  value: Value;
  onSet: (value: Value) => void;
}

const nameOf = (option: Value) => (option === null ? word('none') : String(option));

/** A knob with options: radio buttons when they are few and short, or icons; otherwise a select element. */
export function ChoiceKnob({ knob, asRadios, value, onSet, ...control }: ChoiceKnobProps) {
  const find = (text: string) => knob.options.find((option) => settingText(option) === text);
  if (!asRadios) {
    return (
      <select
        {...control}
        translate="no"
        className={`${fieldStyles} font-sans`}
        value={settingText(value)}
        onChange={({ target }) => onSet(find(target.value) ?? null)}
      >
        {knob.options.map((option) => (
          <option key={nameOf(option)} value={settingText(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div
      className="inline-flex max-w-full flex-wrap gap-px overflow-hidden rounded-m border border-line-strong bg-line"
      translate="no"
    >
      {knob.options.map((option) => (
        <label
          key={nameOf(option)}
          className="relative inline-flex min-h-9.5 min-w-10 flex-auto cursor-pointer items-center justify-center bg-page px-3 text-ui text-text-2 forced-color-adjust-none hover:text-text has-checked:bg-primary-soft has-checked:font-medium has-checked:text-on-primary-soft has-focus-visible:z-1 has-focus-visible:rounded-m has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <input
            type="radio"
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
            name={control.name}
            value={settingText(option)}
            checked={option === value}
            onChange={() => onSet(option)}
            aria-label={knob.kind === 'icon' ? nameOf(option).replaceAll('_', ' ') : undefined}
          />
          {knob.kind === 'icon' && option !== null ? (
            <span className="material-icons" aria-hidden="true" translate="no">
              {String(option)}
            </span>
          ) : (
            <span>{nameOf(option)}</span>
          )}
        </label>
      ))}
    </div>
  );
}
