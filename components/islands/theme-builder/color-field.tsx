'use client';

import { type ReactNode, useId, useState } from 'react';
import { fieldStyles } from '@/components/ui/field-styles';
import { Word } from '@/components/ui/word';
import { readHex } from '@/lib/theme-builder/state';
import { content, type InterfaceText, label as named, languageOf, word } from '@/lib/words/word';

interface ColorFieldProps {
  label: InterfaceText;
  /** `#rrggbb`, or undefined when the color is computed. */
  value: string | undefined;
  /** The computed color, shown while there is no value. */
  computed: string;
  /** Called with undefined when the field of an optional color is cleared. */
  onChange: (hex: string | undefined) => void;
  onSettle: () => void;
  required?: boolean;
  disabled?: boolean;
  /** A small button at the end of the text field. */
  button?: ReactNode;
}

/**
 * A color field, with the browser's color picker and a text field. An invalid text shows an error message.
 */
export function ColorField(props: ColorFieldProps) {
  const { label, value, computed, onChange, onSettle, required = false, disabled, button } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const meant = draft === undefined ? undefined : readHex(draft);
  // Keeps the text as typed until another color is set elsewhere.
  const text =
    draft !== undefined && (meant === undefined || meant === value) ? draft : (value ?? '');
  const wrong = draft !== undefined && meant === undefined && (required || draft !== '');

  const type = (typed: string) => {
    setDraft(typed);
    const hex = readHex(typed);
    if (hex !== undefined) onChange(hex);
    else if (typed.trim() === '' && !required) onChange(undefined);
  };
  const leave = () => {
    setDraft(undefined);
    onSettle();
  };
  return (
    <div>
      <label className="mb-1 block text-label" htmlFor={id} {...content(label)} />
      <div className="flex gap-2">
        <input
          type="color"
          className="h-9 w-11 flex-none cursor-pointer rounded-m border border-line-strong bg-page p-1 pointer-coarse:min-h-11"
          {...named('{name}: color picker', { name: word(label) })}
          disabled={disabled}
          value={value ?? computed}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onSettle}
        />
        <span className="relative grow">
          <input
            id={id}
            type="text"
            className={`${fieldStyles} font-mono`}
            value={text}
            disabled={disabled}
            {...(!required && {
              placeholder: word('computed: {color}', { color: computed }),
              lang: languageOf('computed: {color}'),
            })}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-error` : undefined}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
          {button}
        </span>
      </div>
      {wrong && (
        <p className="mt-1 text-small text-bad-text" id={`${id}-error`} role="alert">
          <Word text="Enter a color as #rrggbb or #rgb." />
        </p>
      )}
    </div>
  );
}
