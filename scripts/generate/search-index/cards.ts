import type { NameCard, PageCards } from '@/lib/search/cards';
import { isCode, isMember, isSymbol, kinds, type RecordKind } from '@/lib/search/kinds';
import { firstSentence } from './first-sentence';
import type { GatheredRecord } from './gathered';

/** Longest code of a card, in characters: a longer signature is only on the page. */
const longestCode = 400;

/**
 * The cards of a page's symbols, members and tokens. Of what only tests use, types name symbols, but code blocks have no
 * links to members.
 */
export function cardsOf(records: readonly GatheredRecord[]): PageCards {
  const cards: Record<string, NameCard> = {};
  let owner = '';
  for (const { kind, name, anchor, testing, deprecated, preview } of records) {
    if (!isMember(kind)) owner = name;
    const facts = kinds[kind];
    if (anchor === undefined || !('group' in facts) || !isCode(facts.group)) continue;
    if (testing && isMember(kind)) continue;
    const { code, text = '' } = preview ?? {};
    cards[anchor] = {
      kind: kindOf(kind, name, owner),
      ...(code !== undefined && { code: shortened(code) }),
      ...(text !== '' && { text: firstSentence(text) }),
      ...(deprecated && { deprecated }),
    };
  }
  return cards;
}

/** The kind in words, with the name of the symbol; the code of a token has its name. */
function kindOf(kind: RecordKind, name: string, owner: string): string {
  const { label } = kinds[kind];
  if (isMember(kind)) return `${label} of ${owner}`;
  return isSymbol(kind) ? `${name} · ${label}` : label;
}

const shortened = (code: string) =>
  code.length > longestCode ? `${code.slice(0, longestCode).trimEnd()} …` : code;
