import { nameParts } from './name-parts';

it.each([
  ['disabled', ['disabled']],
  ['MatFormField', ['MatFormField']],
  ['ConnectedOverlayPositionChange', ['Connected', 'Overlay', 'Position', 'Change']],
  ['MAT_DATE_RANGE_SELECTION_STRATEGY', ['MAT_', 'DATE_', 'RANGE_', 'SELECTION_', 'STRATEGY']],
  ['setHTMLElementPosition', ['set', 'HTML', 'Element', 'Position']],
  ['--mat-datepicker-toggle', ['--', 'mat-', 'datepicker-', 'toggle']],
  ['MatDatepicker.openedStream', ['Mat', 'Datepicker.', 'opened', 'Stream']],
])('%s may be broken between its words', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
  expect(parts.join('')).toBe(name);
});
