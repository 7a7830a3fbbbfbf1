import fc from 'fast-check';
import { hasThemeParameters, readTheme, writeTheme } from './address';
import {
  contrasts,
  cornerStyles,
  defaultState,
  sameState,
  schemes,
  type ThemeState,
} from './state';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const weight = fc.integer({ min: 1, max: 1000 });
const family = fc.constantFrom(
  'Roboto',
  'Open Sans',
  'Noto Sans JP',
  'Ünder-score',
  'IBM Plex Sans',
);

const states: fc.Arbitrary<ThemeState> = fc.record({
  seeds: fc.record(
    {
      primary: hex,
      secondary: hex,
      tertiary: hex,
      neutral: hex,
      'neutral-variant': hex,
      error: hex,
    },
    { requiredKeys: ['primary'] },
  ),
  palette: fc.constant(''),
  tertiaryPalette: fc.constant(''),
  scheme: fc.constantFrom(...schemes),
  contrast: fc.constantFrom(...contrasts),
  exact: fc.boolean(),
  plain: family,
  brand: family,
  weights: fc.record({ regular: weight, medium: weight, bold: weight }),
  density: fc.integer({ min: -5, max: 0 }).map((n) => n || 0),
  corners: fc.constantFrom(...cornerStyles),
});

describe('the URL of a theme', () => {
  it('restores every theme', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { state: read, ignored } = readTheme(new URLSearchParams(writeTheme(state)), []);
        expect(ignored).toEqual([]);
        expect(sameState(read, state)).toBe(true);
      }),
    );
  });

  it('restores the library’s palettes', () => {
    const state = { ...defaultState, palette: 'azure', tertiaryPalette: 'spring-green' };
    const query = writeTheme(state);
    expect(query).toBe('palette=azure&tertiary-palette=spring-green');
    expect(readTheme(new URLSearchParams(query), ['azure', 'spring-green']).state).toEqual(state);
  });

  it('is empty for the default theme, and keeps the rest of the query', () => {
    expect(writeTheme(defaultState)).toBe('');
    const kept = new URLSearchParams('theme=purple-green&primary=ff0000');
    expect(writeTheme(defaultState, kept)).toBe('theme=purple-green');
    expect(hasThemeParameters(kept)).toBe(true);
    expect(hasThemeParameters(new URLSearchParams('theme=purple-green'))).toBe(false);
  });

  it('is safe against any input', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('primary', 'plain', 'density', 'weights', 'exact', 'palette', 'scheme'),
          fc.string(),
        ),
        (query) => {
          const { state } = readTheme(new URLSearchParams(query), ['azure']);
          expect(state.seeds.primary).toMatch(/^#[0-9a-f]{6}$/);
          expect(state.plain).toMatch(/^[\p{L}\d -]+$/u);
          expect(state.density).toBeGreaterThanOrEqual(-5);
          expect(['', 'azure']).toContain(state.palette);
          expect(schemes).toContain(state.scheme);
        },
      ),
    );
  });

  it.each([
    ['primary', 'red;}body{display:none'],
    ['primary', '12345'],
    ['plain', "Arial');@import url(//evil.example)"],
    ['plain', 'inherit'],
    ['palette', '__proto__'],
    ['density', '-9'],
    ['density', '1'],
    ['weights', '400-500'],
    ['weights', '400-500-7e9'],
    ['scheme', 'constructor'],
    ['exact', 'true'],
  ])('leaves out %s=%s and says so', (name, value) => {
    const { state, ignored } = readTheme(new URLSearchParams({ [name]: value }), ['azure']);
    expect(state).toEqual(defaultState);
    expect(ignored).toEqual([name]);
  });

  it('accepts colors with a number sign, in capitals or with three digits', () => {
    const { state, ignored } = readTheme(
      new URLSearchParams({ primary: '#ABC', error: '00FF00' }),
      [],
    );
    expect(ignored).toEqual([]);
    expect(state.seeds).toEqual({ primary: '#aabbcc', error: '#00ff00' });
  });
});
