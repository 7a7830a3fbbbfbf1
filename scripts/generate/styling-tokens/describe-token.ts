import type { Token, TokenFallback, TokenKind } from '@/lib/styling/tokens';
import type { RawToken } from './dump-tokens';

/**
 * Converts a token from the Sass to the model of the site.
 *
 * @param system the values of the system variables in the default theme, by name
 */
export function describeToken(raw: RawToken, system: ReadonlyMap<string, string>): Token {
  const kind = kindOf(raw);
  const fallback = raw.value === undefined ? undefined : fallbackOf(raw.value, kind, system);
  return {
    name: raw.prefix + raw.name,
    property: `--mat-${raw.namespace}-${raw.name}`,
    kind,
    ...(fallback && { fallback }),
  };
}

/**
 * The kind of property that a token sets. The library groups tokens by the mixin that emits them: shadows and
 * opacities are in its color group, and corners in its base group. Readers expect the actual kind.
 */
export function kindOf({ name, group }: Pick<RawToken, 'name' | 'group'>): TokenKind {
  if (name.endsWith('-color') || name === 'color') return 'color';
  if (group === 'typography' || /(^|-)text-transform$/.test(name)) return 'typography';
  if (/(^|-)(shape|radius)$/.test(name)) return 'shape';
  return group === 'density' ? 'density' : 'other';
}

/**
 * Describes the fallback value as CSS. The Sass has the bare name of a system variable, for which the library writes
 * `var()` only where the name is the whole value. Inside of a longer value the name stays bare, which browsers
 * reject: such a token has no effect until it is set.
 */
function fallbackOf(
  value: string,
  kind: TokenKind,
  system: ReadonlyMap<string, string>,
): TokenFallback | undefined {
  const css = value.replace(/^--mat-sys-[a-z0-9-]+$/, 'var($&)');
  if (/(?<!var\(|[\w-])--mat-sys-/.test(css)) return undefined;
  const names = new Set(css.match(/--mat-sys-[a-z0-9-]+/g) ?? []);
  const [name] = names;
  if (names.size !== 1 || name === undefined) return { value: css };
  const standard = kind === 'color' || css !== `var(${name})` ? undefined : system.get(name);
  return { value: css, system: name, ...(standard !== undefined && { standard }) };
}
