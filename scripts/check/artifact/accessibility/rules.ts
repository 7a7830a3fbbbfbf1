import type AxeBuilder from '@axe-core/playwright';
import { hooked } from '@/lib/design/hooks';

/**
 * What axe checks: WCAG 2.2 to level AA, its best practices, and whether what a control shows is part of
 * its name, which axe still calls experimental.
 */
export const allRules: Parameters<AxeBuilder['options']>[0] = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The rules that look at colors: nothing else differs from theme to theme. */
export const colorRules: typeof allRules = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What breaks a rule and stays: what the library's own components render, and what is shown on purpose. Elements
 * are told by a CSS selector.
 */
export const exceptions: readonly { rule: string; element: string; reason: string }[] = [
  {
    rule: 'color-contrast',
    element: 'td span[aria-hidden][style]',
    reason:
      "A theme's pairs are shown as they are. The ratio stands beside them, and the page names weak ones.",
  },
  {
    rule: 'landmark-unique',
    element: `${hooked('themeSheet')} [role="region"]`,
    reason:
      'The theme builder shows one example twice, in sections that say which is light and which dark.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: '[aria-label].mat-badge',
    reason: 'The number on a badge is hidden from names: the description of what it is on says it.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: '.mat-calendar-period-button',
    reason:
      "The calendar's button shows the month and is named after what it does; the month describes it.",
  },
];
