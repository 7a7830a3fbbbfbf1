import type { BuiltTheme, RoleColor } from './build-theme';
import type { Scheme } from './state';

export type Declaration = readonly [property: string, value: string];

/** The CSS value of a color in a theme for this scheme. */
export function colorValue({ light, dark }: Omit<RoleColor, 'name'>, scheme: Scheme): string {
  if (scheme !== 'both') return scheme === 'light' ? light : dark;
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Every custom property of a theme, as its Sass would compile. */
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

/** The matching value of `color-scheme`. */
export function colorScheme(scheme: Scheme): string {
  return scheme === 'both' ? 'light dark' : scheme;
}
