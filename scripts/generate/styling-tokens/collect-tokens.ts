import type { ItemTokens, Token, TokenGroup } from '@/lib/styling/tokens';
import { describeToken } from './describe-token';
import { dumpTokens, type RawToken } from './dump-tokens';
import { themeFiles } from './theme-files';

/**
 * Gathers the tokens of every Material doc item.
 *
 * A file may repeat the tokens of another under a prefix (core does): each property is told once,
 * with the mixin whose map names it without a prefix.
 *
 * @param root folder of the installed `@angular/material`
 * @returns one entry per item that has tokens, sorted by item id
 * @throws when a theme file cannot be read or placed, naming the file
 */
export function collectTokens(
  root: string,
  itemIds: ReadonlySet<string>,
  system: ReadonlyMap<string, string>,
): ItemTokens[] {
  const dumps = themeFiles(root, itemIds).map((theme) => ({ theme, raw: dumpTokens(root, theme) }));
  const plain = new Set(
    dumps.flatMap(({ raw }) => raw.filter((token) => token.prefix === '').map(propertyKey)),
  );
  const byItem = new Map<string, TokenGroup[]>();
  for (const { theme, raw } of dumps) {
    const own = raw.filter((token) => token.prefix === '' || !plain.has(propertyKey(token)));
    if (own.length === 0) continue;
    const tokens = unique(own.map((token) => describeToken(token, system)));
    byItem.set(theme.item, [...(byItem.get(theme.item) ?? []), { mixin: theme.mixin, tokens }]);
  }
  return [...byItem]
    .map(([item, groups]) => ({ item, groups: groups.sort(mainFirst(item)) }))
    .sort((a, b) => (a.item < b.item ? -1 : 1));
}

const propertyKey = ({ namespace, name }: RawToken) => `${namespace}-${name}`;

function mainFirst(item: string) {
  const rank = ({ mixin }: TokenGroup) => (mixin === `${item}-overrides` ? 0 : 1);
  return (a: TokenGroup, b: TokenGroup) => rank(a) - rank(b);
}

/** A token may stand in two maps of one file; as in the library's own `slot`, the later one counts. */
function unique(tokens: Token[]): Token[] {
  return [...new Map(tokens.map((token) => [token.name, token])).values()];
}
