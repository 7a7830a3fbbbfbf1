import { join } from 'node:path';
import { mapPalettes, type PaletteName, paletteNames, tonesOf } from '@/lib/theme-builder/palettes';
import { lowestDensity, type ThemeData, typePlaceholders } from '@/lib/theme-builder/theme-data';
import { compile } from './dump-tokens';

type Pair = readonly [name: string, value: string];

/** Black, the same in every palette. Must be a real color, because the mixin computes shadows from it. */
const black = '#000000';

const symbol = (palette: PaletteName, tone: number) =>
  palette === 'neutral' && tone === 0 ? black : `${palette}-${tone}`;

/** A palette as a Sass map with placeholder names instead of colors. */
function symbols(name: PaletteName): string {
  return `(${tonesOf(name)
    .map((tone) => `${tone}: ${symbol(name, tone)}`)
    .join(', ')})`;
}

/**
 * Sass for one theme per density with placeholder colors, each in a separate rule: `.density-0` to
 * `.density-5`.
 */
function symbolicThemes(): string {
  const rest = paletteNames
    .filter((name) => name !== 'primary' && name !== 'tertiary')
    .map((name) => `${name}: ${symbols(name)}`)
    .join(', ');
  const { plain, brand, regular, medium, bold } = typePlaceholders;
  return `@use 'sass:map';
@use '@angular/material' as mat;
$rest: (${rest});
@for $step from 0 through ${-lowestDensity} {
.density-#{$step} {
  @include mat.theme((
    color: (
      primary: map.merge(${symbols('primary')}, $rest),
      tertiary: map.merge(${symbols('tertiary')}, $rest),
      theme-type: color-scheme,
    ),
    typography: (
      plain-family: ${plain},
      brand-family: ${brand},
      regular-weight: ${regular},
      medium-weight: ${medium},
      bold-weight: ${bold},
    ),
    density: -$step,
  ));
}
}
`;
}

/** Parses the custom properties that a stylesheet sets, in order. */
export function customProperties(css: string): readonly Pair[] {
  return [...css.matchAll(/^\s*(--[\w-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const systemPrefix = '--mat-sys-';
const isSystem = ([name]: Pair) => name.startsWith(systemPrefix);
const pairOfTones = /^light-dark\((\S+), (\S+)\)$/;
const tone = new RegExp(`^(?:${paletteNames.join('|')})-\\d+$`);

/** Reads the predefined palettes of the library: all public variables that end with `-palette`. */
function predefinedPalettes(root: string): ThemeData['palettes'] {
  const { css } = compile(
    root,
    `@use 'sass:map';
@use 'sass:meta';
@use 'sass:string';
@use '@angular/material' as mat;
html {
  @each $name, $palette in meta.module-variables('mat') {
    @if string.index($name, '-palette') and map.has-key($palette, neutral) {
      @each $tone, $color in $palette {
        @if meta.type-of($color) == 'map' {
          @each $inner, $value in $color {
            --#{$name}-#{$tone}-#{$inner}: #{$value};
          }
        } @else {
          --#{$name}-primary-#{$tone}: #{$color};
        }
      }
    }
  }
}
`,
    join(root, 'docs-palettes.scss'),
  );
  const values = new Map(customProperties(css));
  const names = new Set([...values.keys()].map((key) => key.slice(2, key.indexOf('-palette-'))));
  const colorOf = (palette: string, name: PaletteName, at: number) => {
    // The predefined palettes have no tertiary colors. A theme uses the primary colors of another palette for
    // them.
    const of = name === 'tertiary' ? 'primary' : name;
    const color = values.get(`--${palette}-palette-${of}-${at}`);
    if (color === undefined) throw new Error(`${root}: $${palette}-palette has no ${of} ${at}`);
    return color;
  };
  return Object.fromEntries(
    [...names].map((palette) => [
      palette,
      mapPalettes((name) =>
        Object.fromEntries(tonesOf(name).map((at) => [at, colorOf(palette, name, at)])),
      ),
    ]),
  );
}

/**
 * Reads how the `theme` mixin of the package maps palettes, font families and densities to system variables.
 *
 * @param root folder of the installed `@angular/material`
 * @param version the version of the package
 * @throws when the mixin does not compile, or sets a color that is not a tone of a palette
 */
export function themeDataOf(root: string, version: string): ThemeData {
  const { css } = compile(root, symbolicThemes(), join(root, 'docs-theme.scss'));
  const rules = css
    .split(/^\.density-\d \{$/m)
    .slice(1)
    .map(customProperties);
  const at = (density: number) => rules[-density] ?? [];
  const all = at(0);
  const colors: [string, string, string][] = [];
  const plainColors: Pair[] = [];
  const variables: Pair[] = [];
  for (const pair of all.filter(isSystem)) {
    const [name, value] = [
      pair[0].slice(systemPrefix.length),
      pair[1].replaceAll(black, 'neutral-0'),
    ];
    const both = pairOfTones.exec(value);
    if (both) {
      const [, light = '', dark = ''] = both;
      if (!tone.test(light) || !tone.test(dark)) {
        throw new Error(`${root}: ${name}: expected two tones of palettes, got ${value}`);
      }
      colors.push([name, light, dark]);
    } else if (tone.test(value)) plainColors.push([name, value]);
    else variables.push([name, value]);
  }
  if (colors.length === 0) throw new Error(`${root}: the theme mixin sets no system color`);
  const density = Array.from({ length: -lowestDensity }, (_, step): [string, readonly Pair[]] => [
    String(-1 - step),
    at(-1 - step).filter((pair) => !isSystem(pair)),
  ]);
  return {
    version,
    colors,
    plainColors,
    variables,
    density: Object.fromEntries(density),
    palettes: predefinedPalettes(root),
  };
}
