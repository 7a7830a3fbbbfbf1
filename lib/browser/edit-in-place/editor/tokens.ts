import { isRecord, isText, listOf } from '@/lib/browser/network/is-record';
import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchJson } from '@/lib/browser/network/request';
import { filePaths } from '@/lib/routes/file-paths';
import type { EditableExample } from '../editable';
import type { TokenList } from './complete-tokens';

/** The custom properties of one component, or of the system, with their defaults. */
interface TokenGroup {
  /** Id of the component's item; `system` for the variables of the theme. */
  of: string;
  /** Names and defaults; an empty default for none. */
  tokens: readonly (readonly [name: string, value: string])[];
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

const isGroup = (value: unknown): value is TokenGroup =>
  isRecord(value) && isText(value['of']) && listOf(isPair)(value['tokens']);

const loaded = new Map<string, Promise<readonly TokenGroup[]>>();

/** Lists tokens for completion: those of the components that an example imports first, then those of the system. */
export function rankTokens(groups: readonly TokenGroup[], packages: readonly string[]): TokenList {
  const own = new Set(packages.map((specifier) => specifier.replace(/.*\//, '')));
  const rankOf = (group: string) => (own.has(group) ? 2 : group === 'system' ? 1 : 0);
  return groups.flatMap(({ of, tokens }) =>
    tokens.map(([label, detail]) => ({ label, detail, type: 'variable', boost: rankOf(of) })),
  );
}

/** The custom properties that an example's styles can use. None when they do not load; the next call retries. */
export async function tokensFor({
  packages,
}: Pick<EditableExample, 'packages'>): Promise<TokenList> {
  const url = filePaths.editTokens();
  try {
    const groups = await loadOnce(loaded, url, async () => {
      const value = await fetchJson(url);
      if (!listOf(isGroup)(value)) throw new Error(`${url} does not contain tokens`);
      return value;
    });
    return rankTokens(groups, Object.keys(packages));
  } catch (error) {
    console.error('Tokens cannot be completed', error);
    return [];
  }
}
