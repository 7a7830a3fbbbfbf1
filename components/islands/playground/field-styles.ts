/** Styles of a knob's text field or select element. */
export const fieldStyles =
  'h-10 w-full rounded-m border border-line-strong bg-page px-3 text-ui text-text hover:border-text-2 pointer-coarse:min-h-11';
