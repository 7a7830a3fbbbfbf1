/**
 * Pages that have not been rewritten yet: their openings and turns are not checked. Whoever rewrites a page
 * removes it here; the list is meant to become empty, and to go.
 */
export const notRewritten: ReadonlySet<string> = new Set([
  'content/overviews/material/datepicker.md',
  'content/overviews/material/dialog.md',
  'content/overviews/material/divider.md',
  'content/overviews/material/slide-toggle.md',
  'content/overviews/material/slider.md',
  'content/overviews/material/snack-bar.md',
  'content/overviews/material/sort.md',
  'content/overviews/material/stepper.md',
  'content/overviews/material/table.md',
]);
