import type { BuiltTheme } from './build-theme';
import { paletteNames, tonesOf } from './palettes';
import type { Scheme, ThemeState } from './state';

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };
type Group = Readonly<Record<string, Json>>;

/** A color in the format: sRGB components from 0 to 1, with its hex value. */
function color(hex: string): Json {
  const value = Number.parseInt(hex.slice(1), 16);
  const components = [value >> 16, (value >> 8) & 255, value & 255].map(
    (channel) => Math.round((channel / 255) * 1e4) / 1e4,
  );
  return { $value: { colorSpace: 'srgb', components, alpha: 1, hex } };
}

/** A length with its unit; `0` gets pixels. The format allows only `px` and `rem`. */
function dimension(text: string): Json {
  const unit = text.endsWith('rem') ? 'rem' : 'px';
  return { value: Number.parseFloat(text), unit };
}

function group(type: string, entries: readonly (readonly [string, Json])[]): Group {
  return { $type: type, ...Object.fromEntries(entries) };
}

const textStyle = /^(?:body|display|headline|label|title)-(?:large|medium|small)$/;

function typography({ variables }: BuiltTheme, { plain, brand }: ThemeState): Group {
  const values = new Map(variables);
  const at = (name: string) => values.get(name) ?? '';
  const styles = variables.flatMap(([name]) => {
    if (!textStyle.test(name)) return [];
    const [size, line] = [at(`${name}-size`), at(`${name}-line-height`)];
    const isPlain = at(`${name}-font`).startsWith(`${plain},`);
    const value: Json = {
      fontFamily: [isPlain ? plain : brand, 'sans-serif'],
      fontSize: dimension(size),
      fontWeight: Number(at(`${name}-weight`)),
      letterSpacing: dimension(at(`${name}-tracking`)),
      // The format requires a multiple of the font size.
      lineHeight: Math.round((Number.parseFloat(line) / Number.parseFloat(size)) * 1e4) / 1e4,
    };
    return [[name, { $value: value }] as const];
  });
  return group('typography', styles);
}

/** The corners with a single radius; those of single sides use the same radii. */
function corners({ variables }: BuiltTheme): Group {
  return group(
    'dimension',
    variables
      .filter(([name, value]) => name.startsWith('corner-') && !value.includes(' '))
      .map(([name, value]) => [name.slice('corner-'.length), { $value: dimension(value) }]),
  );
}

function opacities({ variables }: BuiltTheme): Group {
  return group(
    'number',
    variables
      .filter(([name]) => name.endsWith('-opacity'))
      .map(([name, value]) => [name, { $value: Number(value) }]),
  );
}

/**
 * The theme as design tokens in the format of the Design Tokens Community Group (2025.10), for Figma
 * and other tools. One file contains both schemes, as groups of the color roles.
 */
export function exportTokens(state: ThemeState, theme: BuiltTheme): string {
  const schemes: readonly Exclude<Scheme, 'both'>[] =
    state.scheme === 'both' ? ['light', 'dark'] : [state.scheme];
  const tokens: Group = {
    palette: {
      $type: 'color',
      ...Object.fromEntries(
        paletteNames.map((name) => [
          name,
          Object.fromEntries(
            tonesOf(name).map((tone) => [
              `${tone}`,
              color(theme.palettes[name][tone] ?? '#000000'),
            ]),
          ),
        ]),
      ),
    },
    color: {
      $type: 'color',
      ...Object.fromEntries(
        schemes.map((scheme) => [
          scheme,
          Object.fromEntries(theme.colors.map((role) => [role.name, color(role[scheme])])),
        ]),
      ),
    },
    typography: typography(theme, state),
    corner: corners(theme),
    state: opacities(theme),
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}
