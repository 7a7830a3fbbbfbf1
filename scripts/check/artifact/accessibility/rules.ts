import type AxeBuilder from '@axe-core/playwright';
import { hooked } from '@/lib/design/hooks';

/**
 * The rules that axe checks: WCAG 2.2 level AA, its best practices, and whether a control's name contains its
 * visible label, which axe still marks as experimental.
 */
export const allRules: Parameters<AxeBuilder['options']>[0] = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The rules about colors. Only colors differ between themes. */
export const colorRules: typeof allRules = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Accepted violations: markup that the library's components render, and colors that are shown on purpose.
 * `element` is a CSS selector.
 */
export const exceptions: readonly { rule: string; element: string; reason: string }[] = [
  {
    rule: 'color-contrast',
    element: 'td span[aria-hidden][style]',
    reason:
      "The page shows a theme's color pairs unchanged, with their contrast ratio, and names the weak ones.",
  },
  {
    rule: 'landmark-unique',
    element: `${hooked('themeSheet')} [role="region"]`,
    reason:
      'The theme builder shows one example twice, in sections named after the light and the dark scheme.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: '[aria-label].mat-badge',
    reason:
      'The number on a badge is not part of the name; the description of its host contains it.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: '.mat-calendar-period-button',
    reason:
      "The calendar's button shows the month, but is named after its action; the month is its description.",
  },
];
