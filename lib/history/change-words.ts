import type { ApiChange } from './model';

/** What readers call each kind of change, in the order in which they are told. */
export const changeWords: Readonly<Record<ApiChange['change'], string>> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};
