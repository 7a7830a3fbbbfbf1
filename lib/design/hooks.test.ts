import { globSync, readFileSync } from 'node:fs';
import { hook, hooked, hooks } from './hooks';

const sheets = [...globSync('{app,components}/**/*.css'), 'postcss.config.mjs'];

/** Attributes that a script sets on `html` before the first paint, and one whose text a rule prints. */
const others = [
  'data-theme',
  'data-own-colors',
  'data-cookies',
  'data-list-order',
  'data-code-language',
  'data-code-wrap',
  'data-label',
  'data-part',
];

describe('hooks', () => {
  it('become attributes and selectors', () => {
    expect(hook('toc')).toEqual({ 'data-toc': '' });
    expect(hook('filterGroup', 'MatButton')).toEqual({ 'data-filter-group': 'MatButton' });
    expect(hooked('toc')).toBe('[data-toc]');
  });

  it('include all names that stylesheets use', () => {
    const known = new Set<string>([...Object.values(hooks), ...others]);
    const used = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
