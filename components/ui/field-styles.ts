/** Styles of text fields, number fields and select elements. */
export const fieldStyles =
  'h-9 w-full min-w-0 rounded-m border border-line-strong bg-page px-3 text-ui text-text hover:border-text-2 disabled:border-line disabled:text-text-off aria-invalid:border-bad-text pointer-coarse:min-h-11';
