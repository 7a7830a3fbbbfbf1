import { type PaletteName, paletteNames } from './palettes';
import { lowestDensity } from './theme-data';

/** The colors that a reader can choose, one per palette; all but the first are computed when absent. */
export const seedNames = paletteNames;
export type SeedName = PaletteName;

export const schemes = ['both', 'light', 'dark'] as const;
export const contrasts = ['standard', 'medium', 'high'] as const;
export const cornerStyles = ['standard', 'square', 'slight', 'round'] as const;
export const weightNames = ['regular', 'medium', 'bold'] as const;

export type Scheme = (typeof schemes)[number];
export type Contrast = (typeof contrasts)[number];
export type CornerStyle = (typeof cornerStyles)[number];
export type WeightName = (typeof weightNames)[number];

/** All choices of a reader about a theme. */
export interface ThemeState {
  /** `#rrggbb`, in lower case. Absent ones are computed. */
  seeds: { primary: string } & Partial<Record<SeedName, string>>;
  /** One of the library's own palettes, used instead of the colors; empty for none. */
  palette: string;
  /** The library's palette for the tertiary color; empty for the same as {@link palette}. */
  tertiaryPalette: string;
  scheme: Scheme;
  contrast: Contrast;
  /** Whether chosen colors are used exactly, instead of a tone of their palette as in the schematic. */
  exact: boolean;
  /** Font family for text; `brand` is that for headlines. */
  plain: string;
  brand: string;
  weights: Readonly<Record<WeightName, number>>;
  /** From {@link lowestDensity} to 0. */
  density: number;
  corners: CornerStyle;
}

/** The initial theme: the site's own primary color in the library's default theme. */
export const defaultState: ThemeState = {
  seeds: { primary: '#3f51b5' },
  palette: '',
  tertiaryPalette: '',
  scheme: 'both',
  contrast: 'standard',
  exact: false,
  plain: 'Roboto',
  brand: 'Roboto',
  weights: { regular: 400, medium: 500, bold: 700 },
  density: 0,
  corners: 'standard',
};

/** Reads a color with or without `#`, with three digits or six; undefined for any other text. */
export function readHex(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** CSS keywords, which cannot be the name of a font family. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;

/**
 * Whether a text is the name of a font family that needs no quotes in CSS, because the library's Sass writes
 * none: each word begins with a letter, followed by letters, digits and dashes.
 */
export function isFamily(text: string): boolean {
  return (
    text.length <= 60 &&
    /^\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)*$/u.test(text) &&
    !keywords.test(text)
  );
}

/** Font weights are integers from 1 to 1000 (CSS Fonts 4). */
export function isWeight(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 1000;
}

export function isDensity(value: number): boolean {
  return Number.isInteger(value) && value <= 0 && value >= lowestDensity;
}

/** Whether two themes are equal. */
export function sameState(a: ThemeState, b: ThemeState): boolean {
  const { seeds: seedsOfA, weights: weightsOfA, ...restOfA } = a;
  const { seeds: seedsOfB, weights: weightsOfB, ...restOfB } = b;
  return (
    seedNames.every((name) => seedsOfA[name] === seedsOfB[name]) &&
    weightNames.every((name) => weightsOfA[name] === weightsOfB[name]) &&
    JSON.stringify(Object.entries(restOfA).sort()) ===
      JSON.stringify(Object.entries(restOfB).sort())
  );
}
