import type { Palettes } from './palettes';

/**
 * What `mat.theme` of the installed library makes of palettes, families and a density, read from its
 * Sass at build time (`scripts/generate/styling-tokens/theme-data.ts`). So the builder repeats no table of the
 * library, and follows it when it is updated.
 */
export interface ThemeData {
  /** The version of the library it was read from. */
  version: string;
  /** System colors: name, and `palette-tone` in light and in dark, such as `neutral-variant-30`. */
  colors: readonly (readonly [name: string, light: string, dark: string])[];
  /** Colors that are the same in both, such as `neutral10`. */
  plainColors: readonly (readonly [name: string, tone: string])[];
  /** Type, elevation, shape and state; the values hold the {@link typePlaceholders}. */
  variables: readonly (readonly [name: string, value: string])[];
  /** Custom properties that components read at a density, by the density: `-1` to `-5`. */
  density: Readonly<Record<string, readonly (readonly [property: string, value: string])[]>>;
  /** The library's own palettes, by the name in Sass without `-palette`. */
  palettes: Readonly<Record<string, Palettes>>;
}

/** What stands in {@link ThemeData.variables} for what a theme chooses. */
export const typePlaceholders = {
  plain: '__plain__',
  brand: '__brand__',
  regular: '__regular__',
  medium: '__medium__',
  bold: '__bold__',
} as const;

/** The lowest density there is; 0 is the highest. */
export const lowestDensity = -5;

const parts = ['colors', 'plainColors', 'variables', 'density', 'palettes'] as const;

/** Whether what the browser has fetched is the file this code was built with. */
export function isThemeData(value: unknown): value is ThemeData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    parts.every((part) => typeof Reflect.get(value, part) === 'object')
  );
}
