import type { Palettes } from './palettes';

/**
 * The output of `mat.theme` of the installed library for palettes, families and a density, read from its Sass
 * at build time (`scripts/generate/styling-tokens/theme-data.ts`). So the builder needs no copy of the
 * library's tables, and stays correct after updates.
 */
export interface ThemeData {
  /** The version of the library that it was read from. */
  version: string;
  /** System colors: name, and `palette-tone` in light and in dark, such as `neutral-variant-30`. */
  colors: readonly (readonly [name: string, light: string, dark: string])[];
  /** Colors that are equal in both schemes, such as `neutral10`. */
  plainColors: readonly (readonly [name: string, tone: string])[];
  /** Typography, elevation, shape and state; the values contain the {@link typePlaceholders}. */
  variables: readonly (readonly [name: string, value: string])[];
  /** Custom properties of components, by density: `-1` to `-5`. */
  density: Readonly<Record<string, readonly (readonly [property: string, value: string])[]>>;
  /** The library's own palettes, by their names in Sass without `-palette`. */
  palettes: Readonly<Record<string, Palettes>>;
}

/** Placeholders in {@link ThemeData.variables} for values that a theme chooses. */
export const typePlaceholders = {
  plain: '__plain__',
  brand: '__brand__',
  regular: '__regular__',
  medium: '__medium__',
  bold: '__bold__',
} as const;

/** The lowest density; 0 is the highest. */
export const lowestDensity = -5;

const parts = ['colors', 'plainColors', 'variables', 'density', 'palettes'] as const;

/** Whether data that the browser has fetched has the expected form. */
export function isThemeData(value: unknown): value is ThemeData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    parts.every((part) => typeof Reflect.get(value, part) === 'object')
  );
}
