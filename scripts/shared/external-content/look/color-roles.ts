import { argbFromHex, Hct, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import { contrastRatio } from '@/lib/theme-builder/contrast';

/** Colors of a site, as `#RRGGBB`. */
export interface SeedColors {
  primary: string;
  accent: string;
}

type Roles = Readonly<Record<string, string>>;

const paletteOf = (hex: string) => TonalPalette.fromHct(Hct.fromInt(argbFromHex(hex)));
const grayOf = (hex: string, chroma: number) =>
  TonalPalette.fromHueAndChroma(Hct.fromInt(argbFromHex(hex)).hue, chroma);
const tone = (palette: TonalPalette, value: number) => hexFromArgb(palette.tone(value));

function alpha(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${share})`;
}

/** The color itself, if white text is readable on it, or a darker one of the same hue. */
function fillOf(hex: string): string {
  return contrastRatio(hex, '#ffffff') >= 4.5 ? hex.toLowerCase() : tone(paletteOf(hex), 45);
}

/**
 * The color roles of a light theme, made from two colors. Roles that no color of a site changes, such as those of
 * warnings, are missing. Tones 50 apart have a contrast of 4.5:1 or more.
 */
export function lightRoles({ primary, accent }: SeedColors): Roles {
  const [first, second] = [paletteOf(primary), paletteOf(accent)];
  const [gray, tinted] = [grayOf(primary, 4), grayOf(primary, 8)];
  return {
    tint: tone(gray, 98),
    'tint-2': tone(gray, 95),
    line: tone(tinted, 89),
    'line-strong': tone(tinted, 51),
    text: tone(tinted, 10),
    'text-2': tone(tinted, 31),
    'text-off': tone(tinted, 63),
    primary: primary.toLowerCase(),
    'primary-fill': fillOf(primary),
    'on-primary': '#ffffff',
    'primary-text': tone(first, 34),
    'primary-soft': tone(first, 91),
    'on-primary-soft': tone(first, 20),
    accent: accent.toLowerCase(),
    'accent-fill': fillOf(accent),
    'on-accent': '#ffffff',
    'accent-text': tone(second, 34),
    'accent-soft': tone(second, 91),
    'on-accent-soft': tone(second, 20),
    hover: alpha(tone(first, 40), 0.07),
    pressed: alpha(tone(first, 40), 0.14),
    focus: tone(first, 34),
    grid: alpha(tone(first, 40), 0.07),
    shadow: alpha(tone(tinted, 10), 0.12),
    'syn-key': tone(first, 34),
    'syn-name': tone(second, 34),
    'syn-note': tone(tinted, 38),
  };
}

/** The color roles of a dark theme, made from two colors, as those of {@link lightRoles}. */
export function darkRoles({ primary, accent }: SeedColors): Roles {
  const [first, second] = [paletteOf(primary), paletteOf(accent)];
  const [gray, tinted] = [grayOf(primary, 6), grayOf(primary, 10)];
  return {
    page: tone(gray, 6),
    surface: tone(gray, 10),
    tint: tone(gray, 8),
    'tint-2': tone(gray, 14),
    stage: tone(gray, 3),
    line: tone(tinted, 22),
    'line-strong': tone(tinted, 56),
    text: tone(tinted, 93),
    'text-2': tone(tinted, 77),
    'text-off': tone(tinted, 46),
    primary: primary.toLowerCase(),
    'primary-fill': tone(first, 72),
    'on-primary': tone(first, 12),
    'primary-text': tone(first, 80),
    'primary-soft': tone(first, 26),
    'on-primary-soft': tone(first, 92),
    accent: accent.toLowerCase(),
    'accent-fill': tone(second, 72),
    'on-accent': tone(second, 12),
    'accent-text': tone(second, 80),
    'accent-soft': tone(second, 26),
    'on-accent-soft': tone(second, 92),
    hover: alpha(tone(first, 80), 0.08),
    pressed: alpha(tone(first, 80), 0.16),
    focus: tone(first, 80),
    grid: alpha(tone(first, 80), 0.05),
    'syn-key': tone(first, 80),
    'syn-name': tone(second, 80),
    'syn-note': tone(tinted, 68),
  };
}

/** Replaces the values of roles in a stylesheet that declares them. */
export function withRoles(css: string, roles: Roles): string {
  return Object.entries(roles).reduce(
    (text, [role, value]) => text.replace(new RegExp(`(--${role}:)\\s*[^;]+;`), `$1 ${value};`),
    css,
  );
}
