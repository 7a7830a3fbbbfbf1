import type { ItemTokens, Token, TokenGroup } from '@/lib/styling/tokens';
import { describeToken } from './describe-token';
import { dumpTokens, type RawToken } from './dump-tokens';
import { themeFiles } from './theme-files';

/**
 * Collects the tokens of all Material doc items.
 *
 * A file may repeat the tokens of another file with a prefix (core does). Each property is listed once, under
 * the mixin whose map names it without a prefix.
 *
 * @param root folder of the installed `@angular/material`
 * @param system the values of the system variables, by name
 * @param onOrphan called with a theme file that belongs to no item; by default, it throws
 * @returns one entry per item that has tokens, sorted by item id
 * @throws when a theme file cannot be read, with the name of the file
 */
export function collectTokens(
  root: string,
  itemIds: ReadonlySet<string>,
  system: ReadonlyMap<string, string>,
  onOrphan = (file: string): void => {
    throw new Error(`${file}: its tokens belong to no Material doc item`);
  },
): ItemTokens[] {
  const dumps = themeFiles(root, itemIds, onOrphan).map((theme) => ({
    theme,
    raw: dumpTokens(root, theme),
  }));
  const unprefixed = new Set(
    dumps.flatMap(({ raw }) => raw.filter((token) => token.prefix === '').map(propertyKey)),
  );
  const byItem = new Map<string, TokenGroup[]>();
  for (const { theme, raw } of dumps) {
    const own = raw.filter((token) => token.prefix === '' || !unprefixed.has(propertyKey(token)));
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

/**
 * Removes duplicates. If a token is in two maps of a file, the later one wins, as in the `slot` of the
 * library.
 */
function unique(tokens: Token[]): Token[] {
  return [...new Map(tokens.map((token) => [token.name, token])).values()];
}
