'use client';

import { useId, useState } from 'react';
import { fieldStyles } from '@/components/ui/field-styles';
import { readHex } from '@/lib/theme-builder/state';

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or nothing where the color is computed. */
  value: string | undefined;
  /** The color that is computed then. */
  computed: string;
  /** Called with nothing where a color that can be computed is left empty. */
  onChange: (hex: string | undefined) => void;
  onSettle: () => void;
  required?: boolean;
  disabled?: boolean;
}

/** A color by the browser's picker or as text. What is no color is not taken, and that is said. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, computed, onChange, onSettle, required = false, disabled } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const meant = draft === undefined ? undefined : readHex(draft);
  // What was typed stays as it was typed, until the color is chosen elsewhere.
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
      <label className="mb-1 block text-label" htmlFor={id}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          className="h-9 w-11 flex-none cursor-pointer rounded-m border border-line-strong bg-page p-1 pointer-coarse:min-h-11"
          aria-label={`${label}: pick`}
          disabled={disabled}
          value={value ?? computed}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onSettle}
        />
        <input
          id={id}
          type="text"
          className={`${fieldStyles} font-mono`}
          value={text}
          disabled={disabled}
          placeholder={required ? undefined : `computed: ${computed}`}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      </div>
      {wrong && (
        <p className="mt-1 text-small text-bad-text" id={`${id}-error`} role="alert">
          Write a color as #rrggbb or #rgb.
        </p>
      )}
    </div>
  );
}
