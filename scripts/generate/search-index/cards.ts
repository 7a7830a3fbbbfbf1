import type { NameCard, PageCards } from '@/lib/search/cards';
import { isCode, isMember, kinds } from '@/lib/search/kinds';
import type { GatheredRecord } from './gathered';

/** Longest code of a card, in characters: a longer signature is for the page. */
const longestCode = 400;

/** The cards of a page's symbols, members and tokens. Code of tests has no links, so tests need no cards. */
export function cardsOf(records: readonly GatheredRecord[]): PageCards {
  const cards: Record<string, NameCard> = {};
  let owner = '';
  for (const { kind, name, anchor, testing, deprecated, preview } of records) {
    if (!isMember(kind)) owner = name;
    const facts = kinds[kind];
    if (anchor === undefined || testing || !('group' in facts) || !isCode(facts.group)) continue;
    const { code, text = '' } = preview ?? {};
    cards[anchor] = {
      kind: isMember(kind) ? `${facts.label} of ${owner}` : facts.label,
      ...(code !== undefined && { code: shortened(code) }),
      ...(text !== '' && { text: firstSentence(text) }),
      ...(deprecated && { deprecated }),
    };
  }
  return cards;
}

const shortened = (code: string) =>
  code.length > longestCode ? `${code.slice(0, longestCode).trimEnd()} …` : code;

/** The text up to the first end of a sentence; "e.g." is none. */
function firstSentence(text: string): string {
  const end = /(?<!\b(?:e\.g|i\.e|etc))[.!?](?=\s+[A-Z])/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
