import type { SassName } from '@/content/types';

/**
 * Where guides explain mixins and functions of the library's Sass. Names in code are links to these sections. The mixins
 * that set tokens are left out, because they have a row on the Styling tab.
 */
export const sassNames: readonly SassName[] = [
  { name: 'theme', guide: 'theming', section: 'write-your-first-theme' },
  { name: 'theme-overrides', guide: 'theming', section: 'change-single-values' },
  { name: 'strong-focus-indicators', guide: 'theming', section: 'improve-contrast-and-focus' },
  { name: 'system-classes', guide: 'theming-your-components', section: 'use-utility-classes' },
  { name: 'elevation', guide: 'elevation', section: 'other-heights-and-colors' },
  { name: 'elevation-transition', guide: 'elevation', section: 'raise-it-on-hover' },
  { name: 'elevation-classes', guide: 'elevation', section: 'use-a-class' },
  { name: 'typography-hierarchy', guide: 'typography', section: 'style-text-you-did-not-write' },
  {
    name: 'm2-theme',
    guide: 'material-2-to-3',
    section: 'step-1-use-system-variables-in-your-own-styles',
  },
  { name: 'm2-define-light-theme', guide: 'material-2-to-3', section: 'compare-both-themes' },
  { name: 'm2-define-dark-theme', guide: 'duplicate-theming-styles', section: 'material-2-themes' },
  { name: 'm2-define-palette', guide: 'material-2-to-3', section: 'compare-both-themes' },
  {
    name: 'm2-define-typography-config',
    guide: 'material-2-to-3',
    section: 'update-typography-and-density',
  },
  { name: 'all-component-themes', guide: 'duplicate-theming-styles', section: 'material-2-themes' },
  { name: 'define-theme', guide: 'typography', section: 'style-text-you-did-not-write' },
  {
    name: 'color-variants-backwards-compatibility',
    guide: 'material-2-to-3',
    section: 'replace-the-color-input',
  },
];
