/** The palettes a theme is made of, by the names the library's Sass gives them. */
export const paletteNames = [
  'primary',
  'secondary',
  'tertiary',
  'neutral',
  'neutral-variant',
  'error',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The tones the `theme-color` schematic writes of every palette. */
const tones = [0, 10, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100] as const;

/** The tones it writes of the neutral palette besides, in its order. */
const moreNeutralTones = [4, 6, 12, 17, 22, 24, 87, 92, 94, 96] as const;

/** Colors as `#rrggbb`, by tone. */
export type Palette = Readonly<Record<number, string>>;
export type Palettes = Readonly<Record<PaletteName, Palette>>;

/** The tones a palette has. */
export function tonesOf(name: PaletteName): readonly number[] {
  return name === 'neutral' ? [...tones, ...moreNeutralTones] : tones;
}

/** Makes all palettes, each by its name. */
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
