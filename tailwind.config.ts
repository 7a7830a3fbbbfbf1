import type { Config } from 'tailwindcss';

/** Utilities read roles (`bg-tint`, `text-text-2`), never palette colors: a theme repaints them all. */
const roles = [
  'page',
  'surface',
  'tint',
  'tint-2',
  'line',
  'line-strong',
  'text',
  'text-2',
  'text-off',
  'primary-fill',
  'on-primary',
  'primary-text',
  'primary-soft',
  'on-primary-soft',
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
  'hover',
  'pressed',
  'focus',
  'scrim',
];

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    screens: { section: '720px', drawer: '960px', toc: '1280px', wide: '1600px' },
    borderRadius: {
      s: 'var(--r-s)',
      m: 'var(--r-m)',
      l: 'var(--r-l)',
      xl: 'var(--r-xl)',
      full: 'var(--r-full)',
    },
  },
} satisfies Config;
