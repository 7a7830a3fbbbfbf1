import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { screens, windows } from './lib/design/screens';

/**
 * Color utilities use roles (`bg-tint`, `text-text-2`), never palette colors, so that a theme changes all of
 * them.
 */
const roles = [
  'page',
  'surface',
  'tint',
  'tint-2',
  'stage',
  'line',
  'line-strong',
  'text',
  'text-2',
  'text-off',
  'primary',
  'primary-fill',
  'on-primary',
  'primary-text',
  'primary-soft',
  'on-primary-soft',
  'accent',
  'accent-fill',
  'on-accent',
  'accent-text',
  'accent-soft',
  'on-accent-soft',
  'good-text',
  'good-soft',
  'warn-text',
  'warn-soft',
  'bad-text',
  'bad-soft',
  'syn-key',
  'syn-name',
  'syn-str',
  'syn-num',
  'syn-note',
  'hover',
  'pressed',
  'fill-hover',
  'fill-pressed',
  'soft-hover',
  'soft-pressed',
  'focus',
  'scrim',
  'shadow',
  'grid',
];

/** How much room the window has (`cramped:static`). */
const windowVariants = plugin((api) => {
  for (const [name, condition] of Object.entries(windows)) api.addVariant(name, condition);
});

/** Sizes that are defined as custom properties in `app/styles/tokens.css`. */
const fixedSizes = {
  gutter: 'var(--gutter)',
  /** The distance from the window's edge to the content of the frame. */
  edge: 'max(var(--gutter), (100vw - var(--wide-w)) / 2)',
  bar: 'var(--bar-row)',
  nav: 'var(--nav-w)',
  toc: 'var(--toc-w)',
  doc: 'var(--doc-w)',
  sheet: 'var(--wide-w)',
};

/** Horizontal and vertical lines, as on graph paper; `bg-size-*` sets their distance. */
const squares =
  'linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px)';

/** A text style of the design: size, line height and weight in one utility (`text-ui`). */
const style = (size: string, lineHeight: string, fontWeight: string): [string, object] => [
  size,
  { lineHeight, fontWeight },
];

/**
 * Utilities of one declaration. Tailwind's own use a dozen registered properties, which every page would
 * load.
 */
const plainUtilities = plugin((api) => {
  api.addUtilities({
    '.shadow-float': { boxShadow: 'var(--e-float)' },
    '.shadow-dialog': { boxShadow: 'var(--e-dialog)' },
    '.rim': { boxShadow: '0 0 0 1px var(--line-strong)' },
    '.tabular': { fontVariantNumeric: 'tabular-nums' },
  });
});

/**
 * Applies while the stylesheets of the page's examples are loading
 * (`lib/browser/live-example/sheets-after-paint.ts`). Without scripts they load with the page.
 */
const unstyled = plugin((api) => {
  api.addVariant('unstyled', '@media (scripting: enabled) { [data-unstyled-examples] & }');
});

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    screens,
    borderRadius: {
      none: '0',
      s: 'var(--r-s)',
      m: 'var(--r-m)',
      l: 'var(--r-l)',
      xl: 'var(--r-xl)',
      full: 'var(--r-full)',
    },
    boxShadow: {},
    fontFamily: { sans: 'var(--sans)', mono: 'var(--mono)' },
    fontSize: {
      display: style('clamp(2.5rem, 1.75rem + 1.9vw, 3.5rem)', '1.08', '600'),
      h1: style('clamp(1.75rem, 1.6rem + 0.75vw, 2.25rem)', '1.2', '600'),
      h2: style('1.625rem', '2rem', '600'),
      h3: style('1.25rem', '1.75rem', '600'),
      h4: style('1rem', '1.5rem', '600'),
      lede: style('1.125rem', '1.625rem', '400'),
      body: style('1.0625rem', '1.75rem', '400'),
      item: style('0.9375rem', '1.5rem', '500'),
      action: style('0.9375rem', '1.25rem', '500'),
      'action-large': style('1rem', '1.5rem', '500'),
      label: style('0.8125rem', '1.25rem', '500'),
      ui: style('0.875rem', '1.25rem', '400'),
      small: style('0.8125rem', '1.25rem', '400'),
      code: style('0.84375rem', '1.375rem', '400'),
      note: style('0.75rem', '1rem', '500'),
    },
    fontWeight: { normal: '400', nav: '450', medium: '500', bold: '600' },
    transitionProperty: { colors: 'background-color, border-color, color' },
    transitionDuration: { calm: 'var(--calm-time)' },
    animation: { arrive: 'arrive var(--calm)', slide: 'slide var(--calm)', wait: 'wait 8s' },
    keyframes: {
      arrive: { from: { opacity: '0', translate: '0 -0.5rem' } },
      slide: { from: { translate: '-100% 0' } },
      // The longest wait for a page. Fast at first, because most pages arrive soon.
      wait: { from: { scale: '0.1 1' }, '40%': { scale: '0.7 1' }, to: { scale: '0.95 1' } },
    },
    extend: {
      spacing: fixedSizes,
      backgroundImage: { squares },
      maxWidth: { ...fixedSizes, frame: 'calc(var(--wide-w) + 2 * var(--gutter))' },
    },
  },
  plugins: [plainUtilities, windowVariants, unstyled],
} satisfies Config;
