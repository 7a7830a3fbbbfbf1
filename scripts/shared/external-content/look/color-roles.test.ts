/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contrastRatio } from '@/lib/theme-builder/contrast';
import { darkRoles, lightRoles, withRoles } from './color-roles';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
const dark = readFileSync('public/themes/purple-green.css', 'utf8');

const valuesOf = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Pairs of roles that are text and its background. */
const pairs = [
  ['text', 'page'],
  ['text-2', 'page'],
  ['text-2', 'tint-2'],
  ['primary-text', 'page'],
  ['primary-text', 'tint-2'],
  ['accent-text', 'page'],
  ['on-primary', 'primary-fill'],
  ['on-accent', 'accent-fill'],
  ['on-primary-soft', 'primary-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['syn-key', 'tint'],
  ['syn-name', 'tint'],
  ['syn-note', 'tint'],
] as const;

describe.each(['#6610f2', '#ffc107', '#00a86b', '#808080', '#e3000f'])('%s', (primary) => {
  const seeds = { primary, accent: '#ffeb3b' };

  it.each([
    ['light', withRoles(tokens, lightRoles(seeds))],
    ['dark', withRoles(dark, darkRoles(seeds))],
  ])('has readable texts in its %s theme', (_, css) => {
    const values = valuesOf(css);
    const tooLow = pairs.filter(
      ([text, ground]) =>
        contrastRatio(hexOf(values[text] ?? ''), hexOf(values[ground] ?? '')) < 4.5,
    );
    expect(tooLow).toEqual([]);
    expect(
      contrastRatio(hexOf(values['line-strong'] ?? ''), hexOf(values['page'] ?? '')),
    ).toBeGreaterThan(3);
  });
});

const hexOf = (value: string) => (value === '#fff' ? '#ffffff' : value);

it('changes every role that the site’s own dark themes change by their colors', () => {
  expect(Object.keys(valuesOf(dark))).toEqual(
    expect.arrayContaining(Object.keys(darkRoles({ primary: '#6610f2', accent: '#d63384' }))),
  );
});
