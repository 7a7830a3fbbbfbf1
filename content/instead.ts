/**
 * What to write instead of removed symbols and members, where the library does not say it; by name. `npm run
 * api-history` adds it to the history.
 */
export const instead: Readonly<Record<string, string>> = {
  ContextMenuTracker: 'Use `MenuTracker`, the same class under its own name.',
  getAttachedOverlays: 'Keep the `OverlayRef` of each overlay that you open.',
  'MatChipEdit.isInteractive': 'Leave it out: it is always a control.',
  'MatChipRemove.isInteractive': 'Leave it out: it is always a control.',
  'MatChipTrailingIcon.isInteractive': 'Leave it out: it is never a control.',
  'MatFormFieldControl.placeholder': 'Leave it out: the form field does not read it.',
  MatSortHeaderIntl:
    'Leave it out: it had no texts. The input `sortActionDescription` of a header describes it.',
};
