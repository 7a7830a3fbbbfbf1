import type { ApiChange } from './model';

/** The visible name of each kind of change, in display order. */
export const changeWords: Readonly<Record<ApiChange['change'], string>> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};
