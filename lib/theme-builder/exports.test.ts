import { buildTheme } from './build-theme';
import { schematicCommand } from './export-command';
import { exportTokens } from './export-design-tokens';
import { exportScss } from './export-scss';
import { defaultState, type ThemeState } from './state';
import { sampleData } from './theme-data.fixture';

const themeWith = (changes: Partial<ThemeState>): ThemeState => ({ ...defaultState, ...changes });

describe('schematicCommand', () => {
  it('contains every chosen color', () => {
    const state = themeWith({
      seeds: { primary: '#112233', 'neutral-variant': '#445566' },
      contrast: 'high',
    });
    expect(schematicCommand(state)).toEqual({
      command:
        'npx ng generate @angular/material:theme-color --primary-color="#112233" ' +
        '--neutral-variant-color="#445566" --include-high-contrast --directory=src/ --defaults',
      missing: [],
    });
  });

  it('lists the parts that no command generates', () => {
    const state = themeWith({ contrast: 'medium', exact: true, density: -1, corners: 'round' });
    expect(schematicCommand({ ...state, brand: 'Lato' }).missing).toEqual([
      'the medium contrast',
      'the exact colors',
      'the font families',
      'the density',
      'the corners',
    ]);
    expect(schematicCommand(themeWith({ palette: 'azure' })).command).toBeUndefined();
  });
});

describe('exportTokens', () => {
  const tokensOf = (state: ThemeState): unknown =>
    JSON.parse(exportTokens(state, buildTheme(state, sampleData)));

  it('writes the values of the community group’s format', () => {
    const state = themeWith({
      palette: 'azure',
      weights: { regular: 400, medium: 600, bold: 700 },
    });
    expect(tokensOf(state)).toMatchObject({
      color: {
        $type: 'color',
        light: {
          primary: {
            $value: {
              colorSpace: 'srgb',
              components: [0, 0.3608, 0.7333],
              alpha: 1,
              hex: '#005cbb',
            },
          },
        },
      },
      palette: { $type: 'color', neutral: { 0: { $value: { hex: '#000000' } } } },
      typography: {
        $type: 'typography',
        'title-small': {
          $value: {
            fontFamily: ['Roboto', 'sans-serif'],
            fontSize: { value: 0.875, unit: 'rem' },
            fontWeight: 600,
            letterSpacing: { value: 0.006, unit: 'rem' },
            lineHeight: 1.4286,
          },
        },
      },
      corner: {
        $type: 'dimension',
        full: { $value: { value: 9999, unit: 'px' } },
        small: { $value: { value: 8, unit: 'px' } },
      },
      state: { 'hover-state-layer-opacity': { $value: 0.08 } },
    });
  });

  it('contains the schemes of the theme', () => {
    const keys = (scheme: ThemeState['scheme']) =>
      Object.keys((tokensOf(themeWith({ scheme })) as { color: object }).color);
    expect(keys('both')).toEqual(['$type', 'light', 'dark']);
    expect(keys('dark')).toEqual(['$type', 'dark']);
  });
});

describe('exportScss', () => {
  it('refers to the library’s palettes instead of repeating them', () => {
    const state = themeWith({ palette: 'azure' });
    const scss = exportScss(state, buildTheme(state, sampleData));
    expect(scss).toContain('primary: mat.$azure-palette,');
    expect(scss).not.toContain('sass:map');
    expect(scss).not.toContain('theme-overrides');
  });

  it('scales corners, also those of single sides', () => {
    const state = themeWith({ corners: 'slight' });
    const scss = exportScss(state, buildTheme(state, sampleData));
    expect(scss).toContain('corner-large-end: (0 8px 8px 0),');
    expect(scss).toContain('corner-full: 8px,');
  });
});
