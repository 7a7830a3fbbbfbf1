import type { BuiltTheme } from './build-theme';
import { colorScheme, colorValue } from './export-declarations';
import { type PaletteName, paletteNames, tonesOf } from './palettes';
import type { ThemeState } from './state';

/** The content for `styles.scss`: the palettes, and `mat.theme` with them. */
export function exportScss(state: ThemeState, theme: BuiltTheme): string {
  const own = state.palette === '' ? ownPalettes(theme) : undefined;
  const uses = [...(own ? ["@use 'sass:map';"] : []), "@use '@angular/material' as mat;"];
  return [...uses, ...(own ?? []), '', ...mixins(state, theme), ''].join('\n');
}

function ownPalettes({ palettes }: BuiltTheme): readonly string[] {
  const map = (name: PaletteName) => [
    `  ${name}: (`,
    ...tonesOf(name).map((tone) => `    ${tone}: ${palettes[name][tone]},`),
    '  ),',
  ];
  const shared = paletteNames.filter((name) => name !== 'primary' && name !== 'tertiary');
  return [
    '',
    '$palettes: (',
    ...paletteNames.flatMap(map),
    ');',
    '$shared: (',
    ...shared.map((name) => `  ${name}: map.get($palettes, ${name}),`),
    ');',
    '$primary: map.merge(map.get($palettes, primary), $shared);',
    '$tertiary: map.merge(map.get($palettes, tertiary), $shared);',
  ];
}

function paletteReferences({ palette, tertiaryPalette }: ThemeState): [string, string] {
  if (palette === '') return ['$primary', '$tertiary'];
  return [`mat.$${palette}-palette`, `mat.$${tertiaryPalette || palette}-palette`];
}

function mixins(state: ThemeState, theme: BuiltTheme): readonly string[] {
  const [primary, tertiary] = paletteReferences(state);
  const { regular, medium, bold } = state.weights;
  return [
    'html {',
    `  color-scheme: ${colorScheme(state.scheme)};`,
    '',
    '  @include mat.theme(',
    '    (',
    '      color: (',
    `        primary: ${primary},`,
    `        tertiary: ${tertiary},`,
    `        theme-type: ${state.scheme === 'both' ? 'color-scheme' : state.scheme},`,
    '      ),',
    '      typography: (',
    `        plain-family: ('${state.plain}', sans-serif),`,
    `        brand-family: ('${state.brand}', sans-serif),`,
    `        regular-weight: ${regular},`,
    `        medium-weight: ${medium},`,
    `        bold-weight: ${bold},`,
    '      ),',
    `      density: ${state.density},`,
    '    )',
    '  );',
    ...overrides(state, theme),
    '}',
  ];
}

function overrides(state: ThemeState, theme: BuiltTheme): readonly string[] {
  const entries = [
    ...theme.overrides.map((role) => [role.name, colorValue(role, state.scheme)] as const),
    ...theme.corners.map(
      ([name, value]) => [name, value.includes(' ') ? `(${value})` : value] as const,
    ),
  ];
  if (entries.length === 0) return [];
  return [
    '',
    '  @include mat.theme-overrides(',
    '    (',
    ...entries.map(([name, value]) => `      ${name}: ${value},`),
    '    )',
    '  );',
  ];
}
