import type { NameCard, PageCards } from '@/lib/search/cards';
import { isCode, isMember, isSymbol, kinds, type RecordKind } from '@/lib/search/kinds';
import { word, type Wording, wording } from '@/lib/words/word';
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
    const { code, text = '', lang } = preview ?? {};
    cards[anchor] = {
      ...cardOf(kindOf(kind, name, owner), code && shortened(code), {
        text: firstSentence(text),
        lang,
      }),
      ...(deprecated && { deprecated }),
    };
  }
  return cards;
}

/** The kind in words, with the name of the symbol; the code of a token has its name. */
function kindOf(kind: RecordKind, name: string, owner: string): Wording {
  const { label } = kinds[kind];
  if (isMember(kind)) {
    return wording('{member} of {symbol}', { member: word(label), symbol: owner });
  }
  const { text, lang } = wording(label);
  return { text: isSymbol(kind) ? `${name} · ${text}` : text, lang };
}

/** The card of a name: what it is, its code, and a sentence about it. */
export function cardOf(kind: Wording, code: string | undefined, text: Wording): NameCard {
  const lang = { ...(kind.lang && { kind: kind.lang }), ...(text.lang && { text: text.lang }) };
  return {
    kind: kind.text,
    ...(code !== undefined && { code }),
    ...(text.text !== '' && { text: text.text }),
    ...(Object.keys(lang).length > 0 && { lang }),
  };
}

const shortened = (code: string) =>
  code.length > longestCode ? `${code.slice(0, longestCode).trimEnd()} …` : code;
