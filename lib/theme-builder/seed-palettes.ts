import {
  argbFromHex,
  DislikeAnalyzer,
  DynamicScheme,
  Hct,
  hexFromArgb,
  TemperatureCache,
  TonalPalette,
  Variant,
} from '@material/material-color-utilities';
import { mapPalettes, type Palettes, tonesOf } from './palettes';
import type { Contrast, ThemeState } from './state';

type TonalPalettes = Readonly<
  Record<
    'primary' | 'secondary' | 'tertiary' | 'neutral' | 'neutral-variant' | 'error',
    TonalPalette
  >
>;
type Seeds = ThemeState['seeds'];

/** The levels as numbers of the algorithm. Above 0, roles use other tones than the standard ones. */
const contrastLevels: Readonly<Record<Contrast, number>> = { standard: 0, medium: 0.5, high: 1 };

function dynamicScheme(
  palettes: Omit<TonalPalettes, 'error'>,
  isDark: boolean,
  contrastLevel: number,
): DynamicScheme {
  return new DynamicScheme({
    sourceColorHct: palettes.primary.keyColor,
    variant: Variant.FIDELITY,
    contrastLevel,
    isDark,
    primaryPalette: palettes.primary,
    secondaryPalette: palettes.secondary,
    tertiaryPalette: palettes.tertiary,
    neutralPalette: palettes.neutral,
    neutralVariantPalette: palettes['neutral-variant'],
  });
}

/**
 * Computes palettes from colors, as the library's `theme-color` schematic does. A test runs the schematic and
 * compares all tones.
 *
 * @param seeds as `#rrggbb`
 */
export function tonalPalettes(seeds: Seeds): TonalPalettes {
  const source = Hct.fromInt(argbFromHex(seeds.primary));
  const { hue, chroma } = source;
  const chosen = (hex: string | undefined) =>
    hex === undefined ? undefined : TonalPalette.fromHct(Hct.fromInt(argbFromHex(hex)));
  const ofStrength = (strength: number) => TonalPalette.fromHueAndChroma(hue, strength);
  const third = () =>
    DislikeAnalyzer.fixIfDisliked(new TemperatureCache(source).analogous(3, 6)[2] ?? source);
  const palettes = {
    primary: TonalPalette.fromHct(source),
    secondary: chosen(seeds.secondary) ?? ofStrength(Math.max(chroma - 32, chroma * 0.5)),
    tertiary: chosen(seeds.tertiary) ?? TonalPalette.fromInt(third().toInt()),
    neutral: chosen(seeds.neutral) ?? ofStrength(chroma / 8),
    'neutral-variant': chosen(seeds['neutral-variant']) ?? ofStrength(chroma / 8 + 4),
  };
  return {
    ...palettes,
    error: chosen(seeds.error) ?? dynamicScheme(palettes, false, 0).errorPalette,
  };
}

/** Converts the tones of {@link tonalPalettes} to colors. */
export function palettesOf(tonal: TonalPalettes): Palettes {
  return mapPalettes((name) =>
    Object.fromEntries(tonesOf(name).map((tone) => [tone, hexFromArgb(tonal[name].tone(tone))])),
  );
}

/** The roles that a contrast level changes, by the names of their getters in a scheme. */
const contrastRoles = [
  'primary',
  'onPrimary',
  'primaryContainer',
  'onPrimaryContainer',
  'inversePrimary',
  'primaryFixed',
  'primaryFixedDim',
  'onPrimaryFixed',
  'onPrimaryFixedVariant',
  'secondary',
  'onSecondary',
  'secondaryContainer',
  'onSecondaryContainer',
  'secondaryFixed',
  'secondaryFixedDim',
  'onSecondaryFixed',
  'onSecondaryFixedVariant',
  'tertiary',
  'onTertiary',
  'tertiaryContainer',
  'onTertiaryContainer',
  'tertiaryFixed',
  'tertiaryFixedDim',
  'onTertiaryFixed',
  'onTertiaryFixedVariant',
  'background',
  'onBackground',
  'surface',
  'surfaceDim',
  'surfaceBright',
  'surfaceContainerLow',
  'surfaceContainerLowest',
  'surfaceContainer',
  'surfaceContainerHigh',
  'surfaceContainerHighest',
  'onSurface',
  'shadow',
  'scrim',
  'surfaceTint',
  'inverseSurface',
  'inverseOnSurface',
  'outline',
  'outlineVariant',
  'error',
  'onError',
  'errorContainer',
  'onErrorContainer',
  'surfaceVariant',
  'onSurfaceVariant',
] as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A role with a color other than its palette's standard tone. */
export interface RoleOverride {
  name: string;
  light: string;
  dark: string;
}

/**
 * The roles at a raised contrast. At `high` they equal the output of the schematic's
 * `--include-high-contrast`; `medium`, which the schematic does not offer, is half way there.
 *
 * @param ownError whether the error color was chosen: then the schematic uses its palette here too
 */
export function contrastOverrides(
  tonal: TonalPalettes,
  contrast: Contrast,
  ownError: boolean,
): readonly RoleOverride[] {
  if (contrast === 'standard') return [];
  const [light, dark] = [false, true].map((isDark) => {
    const scheme = dynamicScheme(tonal, isDark, contrastLevels[contrast]);
    if (ownError) scheme.errorPalette = tonal.error;
    return scheme;
  });
  if (!light || !dark) return [];
  return contrastRoles.map((role) => ({
    name: kebab(role),
    light: hexFromArgb(light[role]),
    dark: hexFromArgb(dark[role]),
  }));
}
