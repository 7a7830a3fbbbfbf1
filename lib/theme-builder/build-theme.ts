import { contrastRatio } from './contrast';
import { cornerOverrides } from './corners';
import { mapPalettes, type Palettes } from './palettes';
import { contrastOverrides, palettesOf, type RoleOverride, tonalPalettes } from './seed-palettes';
import type { ThemeState } from './state';
import { type ThemeData, typePlaceholders } from './theme-data';

/** A system color in both schemes. */
export interface RoleColor {
  name: string;
  light: string;
  dark: string;
}

/** Everything that is computed from a theme's choices. */
export interface BuiltTheme {
  palettes: Palettes;
  /** All color roles. */
  colors: readonly RoleColor[];
  /** Roles whose colors are not from the palettes, for the exports: raised contrast, exact colors. */
  overrides: readonly RoleOverride[];
  /** Typography, elevation, shape and state; names without `--mat-sys-`. */
  variables: readonly (readonly [name: string, value: string])[];
  /** Shape variables that differ from the library's. */
  corners: readonly (readonly [name: string, value: string])[];
  /** Custom properties of components, at a density below 0. */
  density: readonly (readonly [property: string, value: string])[];
}

function libraryPalettes(state: ThemeState, data: ThemeData): Palettes | undefined {
  const own = data.palettes[state.palette];
  const third = data.palettes[state.tertiaryPalette] ?? own;
  return own && third && mapPalettes((name) => (name === 'tertiary' ? third : own)[name]);
}

/** Overrides for roles that show a chosen color exactly, each with the text color of the best contrast. */
function exactOverrides({ seeds }: ThemeState, palettes: Palettes): readonly RoleOverride[] {
  return (['primary', 'secondary', 'tertiary', 'error'] as const).flatMap((name) => {
    const seed = seeds[name];
    if (seed === undefined) return [];
    const best = [100, 0]
      .map((tone) => palettes[name][tone] ?? '#000000')
      .reduce((a, b) => (contrastRatio(seed, a) >= contrastRatio(seed, b) ? a : b));
    return [
      { name, light: seed, dark: seed },
      { name: `on-${name}`, light: best, dark: best },
    ];
  });
}

/** A font family with a fallback; without quotes, because the library's Sass removes them. */
function familyText(name: string): string {
  return `${name}, sans-serif`;
}

/**
 * Computes a theme: the result of `mat.theme` for the palettes and the other choices, with the overrides that
 * the reader has chosen.
 *
 * @throws when the data refers to a tone that no palette has
 */
export function buildTheme(state: ThemeState, data: ThemeData): BuiltTheme {
  const library = libraryPalettes(state, data);
  const tonal = library ? undefined : tonalPalettes(state.seeds);
  const palettes = library ?? palettesOf(tonal ?? tonalPalettes(state.seeds));
  const raised = tonal
    ? contrastOverrides(tonal, state.contrast, state.seeds.error !== undefined)
    : [];
  const exact = tonal && state.exact ? exactOverrides(state, palettes) : [];
  const overrides = new Map([...raised, ...exact].map((override) => [override.name, override]));

  const flat = new Map<string, string>(
    Object.entries(palettes).flatMap(([name, palette]) =>
      Object.entries(palette).map(([tone, color]) => [`${name}-${tone}`, color] as const),
    ),
  );
  const toneOf = (key: string) => {
    const color = flat.get(key);
    if (color === undefined) throw new Error(`No palette has the tone ${key}`);
    return color;
  };
  const colors = [
    ...data.colors.map(([name, light, dark]) => ({
      name,
      light: overrides.get(name)?.light ?? toneOf(light),
      dark: overrides.get(name)?.dark ?? toneOf(dark),
    })),
    ...data.plainColors.map(([name, tone]) => ({ name, light: toneOf(tone), dark: toneOf(tone) })),
  ];

  const corners = cornerOverrides(data.variables, state.corners);
  const changed = new Map(corners);
  return {
    palettes,
    colors,
    overrides: [...overrides.values()],
    variables: data.variables.map(([name, value]) => [
      name,
      changed.get(name) ?? fillIn(value, state),
    ]),
    corners,
    density: data.density[state.density] ?? [],
  };
}

function fillIn(value: string, { plain, brand, weights }: ThemeState): string {
  return value
    .replaceAll(typePlaceholders.plain, familyText(plain))
    .replaceAll(typePlaceholders.brand, familyText(brand))
    .replaceAll(typePlaceholders.regular, String(weights.regular))
    .replaceAll(typePlaceholders.medium, String(weights.medium))
    .replaceAll(typePlaceholders.bold, String(weights.bold));
}
