import { type PaletteName, paletteNames } from './palettes';
import { lowestDensity } from './theme-data';

/** The colors a reader can choose, one for each palette; all but the first are made from it when left out. */
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

/** Everything a reader decides about a theme. */
export interface ThemeState {
  /** `#rrggbb`, in lower case. Without a tertiary, say, one is computed. */
  seeds: { primary: string } & Partial<Record<SeedName, string>>;
  /** One of the library's own palettes in place of the colors; empty for none. */
  palette: string;
  /** The library's palette the tertiary color comes from; empty for {@link palette} itself. */
  tertiaryPalette: string;
  scheme: Scheme;
  contrast: Contrast;
  /** Chosen colors are kept to the letter, where the schematic takes a tone of them. */
  exact: boolean;
  /** Font families, for text and for headlines. */
  plain: string;
  brand: string;
  weights: Readonly<Record<WeightName, number>>;
  /** 0 to {@link lowestDensity}. */
  density: number;
  corners: CornerStyle;
}

/** What the page shows first: the site's own primary color in the library's standard theme. */
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

/** Reads a color as people write it: with or without `#`, three digits or six. */
export function readHex(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Words that mean something else than a family where a family's name is expected. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;

/**
 * Whether a text is the name of a font family. Each word begins with a letter and goes on with letters,
 * digits and dashes, so it stands without quotes in CSS, which is how the library's Sass writes it.
 */
export function isFamily(text: string): boolean {
  return (
    text.length <= 60 &&
    /^\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)*$/u.test(text) &&
    !keywords.test(text)
  );
}

/** Font weights run from 1 to 1000 (CSS Fonts 4). */
export function isWeight(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 1000;
}

export function isDensity(value: number): boolean {
  return Number.isInteger(value) && value <= 0 && value >= lowestDensity;
}

/** Whether two themes are the same in everything. */
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
