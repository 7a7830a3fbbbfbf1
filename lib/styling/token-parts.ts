import { wording } from '@/lib/words/word';
import { type Token, tokenKinds } from './tokens';

/** The tokens of one part of a component. */
export interface TokenPart {
  /** `Filled container`. */
  name: string;
  /** The language of the name if it is another than the page's. */
  lang?: 'en' | undefined;
  tokens: readonly Token[];
}

/** Words for states in the names of tokens, in the order of the rows. */
const states = [
  'enabled',
  'hover',
  'focus',
  'focused',
  'pressed',
  'selected',
  'unselected',
  'indeterminate',
  'error',
  'invalid',
  'disabled',
];
const stateWords = new RegExp(`(?:^|-)(?:${states.join('|')})(?:-state(?!-layer))?(?=-|$)`, 'g');

/** What a token sets, at the end of its name. */
const property =
  /(?:^|-)(?:(?:background-|text-)?color|font|line-height|size|tracking|weight|shape(?:-radius)?|radius|width|height|(?:elevation-)?shadow|elevation|elevation-shadow-level-\d+|opacity|(?:horizontal-|vertical-)?padding|spacing|offset|(?:text-)?transform(?:-origin)?|display)$/;

/** The rest of the name without states and without what the token sets: `filled-container`. */
const partOf = ({ name }: Token) =>
  name.replace(stateWords, '').replace(property, '').replace(/^-/, '');

/** The place of a state among the rows of a part: the usual look first. */
const stateRank = ({ name }: Token) =>
  Math.max(-1, ...states.map((state, at) => (name.split('-').includes(state) ? at : -1)));

/** Words for what belongs to no part with several tokens. */
const rest = wording('Other');

/** The first word of a part: `filled` of `filled-container`. */
const firstWord = (part: string) => part.split('-')[0] ?? '';

const titleOf = (part: string) => {
  if (part !== '')
    return { name: `${part.charAt(0).toUpperCase()}${part.slice(1).replaceAll('-', ' ')}` };
  const { text, lang } = wording('General');
  return { name: text, lang };
};

/**
 * Groups the tokens of a mixin by the part of the component that their names begin with, in the order in which the
 * parts first occur. Within a part, the usual look comes before states. A part with a single token joins the tokens
 * with the same first word, or else the others.
 */
export function tokenParts(tokens: readonly Token[]): readonly TokenPart[] {
  const sorted = tokenKinds.flatMap((kind) => tokens.filter((token) => token.kind === kind));
  const parts = groupBy(sorted, partOf);
  const single = (part: string) => parts.get(part)?.length === 1;
  const wider = groupBy(sorted, (token) =>
    single(partOf(token)) ? firstWord(partOf(token)) : partOf(token),
  );
  const named = [...wider].filter(([, { length }]) => length > 1);
  const others = [...wider].flatMap(([, group]) => (group.length > 1 ? [] : group));
  const groups = named.map(([part, group]) => ({
    ...titleOf(part),
    tokens: [...group].sort((a, b) => stateRank(a) - stateRank(b)),
  }));
  return others.length === 0
    ? groups
    : [...groups, { name: rest.text, lang: rest.lang, tokens: others }];
}

function groupBy(tokens: readonly Token[], keyOf: (token: Token) => string) {
  const groups = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = keyOf(token);
    groups.set(key, [...(groups.get(key) ?? []), token]);
  }
  return groups;
}
