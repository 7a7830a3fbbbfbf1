import { mapPalettes, tonesOf } from './palettes';
import type { ThemeData } from './theme-data';

/** A small part of the data from the library's Sass, for tests of the code that uses it. */
export const sampleData: ThemeData = {
  version: '1.0.0',
  colors: [
    ['primary', 'primary-40', 'primary-80'],
    ['on-primary', 'primary-100', 'primary-20'],
    ['surface', 'neutral-98', 'neutral-6'],
    ['on-surface', 'neutral-10', 'neutral-90'],
  ],
  plainColors: [['neutral10', 'neutral-10']],
  variables: [
    ['level1', '0px 2px 1px -1px rgba(0, 0, 0, 0.2)'],
    ['title-small', '__medium__ 0.875rem / 1.25rem __plain__'],
    ['title-small-font', '__plain__'],
    ['title-small-line-height', '1.25rem'],
    ['title-small-size', '0.875rem'],
    ['title-small-tracking', '0.006rem'],
    ['title-small-weight', '__medium__'],
    ['corner-full', '9999px'],
    ['corner-large-end', '0 16px 16px 0'],
    ['corner-small', '8px'],
    ['hover-state-layer-opacity', '0.08'],
  ],
  density: { '-1': [['--mat-chip-container-height', '28px']] },
  palettes: {
    azure: mapPalettes((name) =>
      Object.fromEntries(tonesOf(name).map((tone) => [tone, tone === 0 ? '#000000' : '#005cbb'])),
    ),
  },
};
