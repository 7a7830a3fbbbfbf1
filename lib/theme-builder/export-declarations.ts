import type { BuiltTheme, RoleColor } from './build-theme';
import type { Scheme } from './state';

export type Declaration = readonly [property: string, value: string];

/** What a theme for these schemes says of a color. */
export function colorValue({ light, dark }: Omit<RoleColor, 'name'>, scheme: Scheme): string {
  if (scheme !== 'both') return scheme === 'light' ? light : dark;
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Every custom property of a theme, as its Sass compiles to. */
export function declarationsOf(theme: BuiltTheme, scheme: Scheme): readonly Declaration[] {
  return [
    ...theme.colors.map((color): Declaration => [
      `--mat-sys-${color.name}`,
      colorValue(color, scheme),
    ]),
    ...theme.variables.map(([name, value]): Declaration => [`--mat-sys-${name}`, value]),
    ...theme.density,
  ];
}

/** The value of `color-scheme` that goes with it. */
export function colorScheme(scheme: Scheme): string {
  return scheme === 'both' ? 'light dark' : scheme;
}
