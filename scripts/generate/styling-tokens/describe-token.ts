import type { Token, TokenFallback, TokenKind } from '@/lib/styling/tokens';
import type { RawToken } from './dump-tokens';

/**
 * Turns a token of the Sass into what the site tells about it.
 *
 * @param system the system variables of a default theme, by name
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
 * What a token decides. The library sorts tokens by the mixin that emits them, where shadows and
 * opacities count as color and corners as base; readers look for them by what they are.
 */
export function kindOf({ name, group }: Pick<RawToken, 'name' | 'group'>): TokenKind {
  if (name.endsWith('-color') || name === 'color') return 'color';
  if (group === 'typography' || /(^|-)text-transform$/.test(name)) return 'typography';
  if (/(^|-)(shape|radius)$/.test(name)) return 'shape';
  return group === 'density' ? 'density' : 'other';
}

/** System variables stand bare in the Sass; in CSS they need `var()`. */
function fallbackOf(
  value: string,
  kind: TokenKind,
  system: ReadonlyMap<string, string>,
): TokenFallback {
  const names = new Set(value.match(/--mat-sys-[a-z0-9-]+/g) ?? []);
  const css = value.replace(/(?<!var\(|[\w-])--mat-sys-[a-z0-9-]+/g, 'var($&)');
  const [name] = names;
  if (names.size !== 1 || name === undefined) return { value: css };
  const standard = kind === 'color' || css !== `var(${name})` ? undefined : system.get(name);
  return { value: css, system: name, ...(standard !== undefined && { standard }) };
}
