/** @jest-environment node */
import { buildTheme } from '@/lib/theme-builder/build-theme';
import { exportCss } from '@/lib/theme-builder/export-css';
import { declarationsOf } from '@/lib/theme-builder/export-declarations';
import { exportScss } from '@/lib/theme-builder/export-scss';
import { defaultState, seedNames, type ThemeState } from '@/lib/theme-builder/state';
import {
  compileAll,
  compiledProperties,
  palettesIn,
  plain,
  runSchematic,
  themeData,
} from './library.fixture';

/** Pseudo-random colors, the same in every run. */
function* colors(): Generator<string, never> {
  for (let state = 20260101; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}

const source = colors();
const color = () => source.next().value;
const themeWith = (changes: Partial<ThemeState>): ThemeState => ({ ...defaultState, ...changes });

/** 200 primary colors: the corners of the color cube, then others. Every fourth set has additional colors. */
const seedSets: readonly ThemeState['seeds'][] = Array.from({ length: 200 }, (_, index) => {
  const corners = [
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#808080',
    '#010101',
  ];
  const primary = corners[index] ?? color();
  const more =
    index % 4 === 3 ? seedNames.slice(1).filter((_name, at) => (index >> 2) & (1 << at)) : [];
  return { primary, ...Object.fromEntries(more.map((name) => [name, color()])) };
});

describe('the palettes', () => {
  it('equal those of the schematic in every tone, for 200 sets of colors', async () => {
    for (const seeds of seedSets) {
      const { palettes } = buildTheme(themeWith({ seeds }), themeData);
      const expected = palettesIn(await runSchematic(seeds));
      expect({ seeds, palettes: plain(palettes) }).toEqual({ seeds, palettes: expected });
    }
    expect(seedSets).toHaveLength(200);
    expect(seedSets.filter((seeds) => Object.keys(seeds).length > 1).length).toBeGreaterThan(40);
  });
});

describe('the exported Sass', () => {
  const states: readonly (readonly [string, ThemeState])[] = [
    ['the standard theme', defaultState],
    ['a light theme', themeWith({ seeds: { primary: '#00696d' }, scheme: 'light' })],
    [
      'a dark theme',
      themeWith({ seeds: { primary: '#ffde3f', error: '#aa00ff' }, scheme: 'dark' }),
    ],
    [
      'all colors chosen',
      themeWith({
        seeds: {
          primary: '#123456',
          secondary: '#654321',
          tertiary: '#00ff88',
          neutral: '#777777',
          'neutral-variant': '#887766',
          error: '#cc0033',
        },
      }),
    ],
    ['medium contrast', themeWith({ contrast: 'medium' })],
    [
      'high contrast',
      themeWith({ contrast: 'high', seeds: { primary: '#b00020', error: '#880000' } }),
    ],
    [
      'exact colors',
      themeWith({ exact: true, seeds: { primary: '#ff6600', tertiary: '#003366' } }),
    ],
    ['one of the library’s palettes', themeWith({ palette: 'azure' })],
    [
      'two of the library’s palettes',
      themeWith({ palette: 'rose', tertiaryPalette: 'spring-green' }),
    ],
    [
      'families and weights',
      themeWith({
        plain: 'Open Sans',
        brand: 'Noto Serif',
        weights: { regular: 300, medium: 600, bold: 800 },
      }),
    ],
    ['a density and square corners', themeWith({ density: -3, corners: 'square' })],
    ['the lowest density and round corners', themeWith({ density: -5, corners: 'round' })],
    ['slightly rounded corners', themeWith({ corners: 'slight' })],
  ];

  let compiledStates: readonly Map<string, string>[];

  beforeAll(() => {
    compiledStates = compileAll(
      states.map(([, state]) => exportScss(state, buildTheme(state, themeData))),
    );
  });

  const compiledOf = (state: ThemeState) =>
    compiledStates[states.findIndex(([, other]) => other === state)] ?? new Map<string, string>();

  it.each(states)('compiles to the properties of the preview: %s', (_name, state) => {
    const theme = buildTheme(state, themeData);
    const shown = new Map(declarationsOf(theme, state.scheme));
    const compiled = compiledOf(state);
    // Both kinds of quotes are equivalent in CSS, and so is `light-dark()` with two equal colors.
    const normalized = (map: ReadonlyMap<string, string>) =>
      Object.fromEntries(
        [...map].map(([name, value]) => [
          name,
          value.replaceAll('"', "'").replace(/^light-dark\((\S+), \1\)$/, '$1'),
        ]),
      );
    expect(normalized(shown)).toEqual(normalized(compiled));
    expect(shown.size).toBeGreaterThanOrEqual(themeData.colors.length + themeData.variables.length);
  });

  it('contains every color role for both schemes', () => {
    const theme = buildTheme(defaultState, themeData);
    const compiled = compiledOf(defaultState);
    for (const { name, light, dark } of theme.colors) {
      const value = compiled.get(`--mat-sys-${name}`);
      expect([name, value]).toEqual([
        name,
        value?.startsWith('light-dark') ? `light-dark(${light}, ${dark})` : light,
      ]);
    }
    expect(theme.colors).toHaveLength(themeData.colors.length + themeData.plainColors.length);
  });
});

it('has the same high-contrast roles as the schematic', async () => {
  for (const seeds of [{ primary: '#3f51b5' }, { primary: '#00ff00', error: '#552200' }]) {
    const scss = await runSchematic(seeds, true);
    const expected = [
      ...scss.matchAll(/^ {4}([a-z-]+): _high-contrast-value\((#\w+), (#\w+),/gm),
    ].map(([, name, light, dark]) => ({ name, light, dark }));
    expect(expected.length).toBeGreaterThan(40);
    expect(buildTheme(themeWith({ seeds, contrast: 'high' }), themeData).overrides).toEqual(
      expected,
    );
  }
});

it('writes the same properties as plain CSS', () => {
  const state = themeWith({ scheme: 'dark', density: -2 });
  const css = exportCss(state, buildTheme(state, themeData));
  expect(css).toContain('color-scheme: dark;');
  expect(compiledProperties(css)).toEqual(
    new Map(declarationsOf(buildTheme(state, themeData), 'dark')),
  );
});
