/** The palettes of a theme, by their names in the library's Sass. */
export const paletteNames = [
  'primary',
  'secondary',
  'tertiary',
  'neutral',
  'neutral-variant',
  'error',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The tones that the `theme-color` schematic writes for every palette. */
const tones = [0, 10, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100] as const;

/** Additional tones that it writes for the neutral palette, in its order. */
const moreNeutralTones = [4, 6, 12, 17, 22, 24, 87, 92, 94, 96] as const;

/** Colors as `#rrggbb`, by tone. */
export type Palette = Readonly<Record<number, string>>;
export type Palettes = Readonly<Record<PaletteName, Palette>>;

/** The tones of a palette. */
export function tonesOf(name: PaletteName): readonly number[] {
  return name === 'neutral' ? [...tones, ...moreNeutralTones] : tones;
}

/** Creates all palettes. */
export function mapPalettes(make: (name: PaletteName) => Palette): Palettes {
  return {
    primary: make('primary'),
    secondary: make('secondary'),
    tertiary: make('tertiary'),
    neutral: make('neutral'),
    'neutral-variant': make('neutral-variant'),
    error: make('error'),
  };
}
