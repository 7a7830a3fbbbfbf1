import { isMember, kinds } from './kinds';
import type { NameEntry, RecordName } from './names';
import type { SearchRecord } from './records';
import { type Fit, fits } from './word-index';
import { withoutPrefix, wordsOf } from './words';

/**
 * Base scores by the way a name, location or text matches; the weight of the kind is added. An exact symbol
 * or item ranks before a prefix match, and that before a match in a text.
 */
const levels = {
  exact: 1000,
  alias: 970,
  synonym: 930,
  withoutPrefix: 900,
  exactHeading: 720,
  prefix: 700,
  prefixWithinWord: 620,
  exactMember: 690,
  words: { [fits.exact]: 650, [fits.prefix]: 550, [fits.related]: 500, [fits.typo]: 300 },
  wordsAndPlace: { [fits.exact]: 500, [fits.prefix]: 440, [fits.related]: 435, [fits.typo]: 240 },
  prefixOfMember: 560,
  /** Some words are only in the text: the base, and what is added when all others are in the name. */
  mixed: 100,
  mixedRange: 380,
  /** Some words are missing. */
  some: 60,
  someRange: 330,
} as const;

/** Small differences that decide between otherwise equal results. */
const adjustments = {
  deprecated: -45,
  testing: -34,
  inherited: -40,
  components: 6,
  isNew: 2,
  perExtraWord: -3,
  /**
   * `UI_BUTTON_CONFIG` for the query `UiButtonConfig`; more than the differences between kinds of symbols.
   */
  otherSpelling: -8,
  synonym: -12,
  otherNaming: -140,
  perSynonymBefore: -3,
};

/** The base score for a match of the whole query with a whole name; 0 when they do not match. */
export function wholeLevel(
  record: SearchRecord,
  { role, position }: RecordName,
  entry: NameEntry,
  typed: string,
  text: string,
): number {
  const member = isMember(record.kind);
  const sentence = record.kind === 'heading' || record.kind === 'problem';
  if (entry.whole === typed) {
    if (role === 'synonym') return levels.synonym + position * adjustments.perSynonymBefore;
    if (member) return levels.exactMember;
    if (sentence) return levels.exactHeading;
    if (record.kind === 'example' && entry.text !== text) return levels.words[fits.exact];
    const spelled = entry.text === text ? 0 : adjustments.otherSpelling;
    return (role === 'name' ? levels.exact : levels.alias) + spelled;
  }
  // `UiDialogRef.close` and "dialog ref close" are a member with its symbol.
  if (
    member &&
    typed.endsWith(entry.whole) &&
    isOwner(record, typed.slice(0, -entry.whole.length))
  ) {
    return levels.exact;
  }
  if (member || role === 'synonym' || record.kind === 'tab') {
    return member && entry.whole.startsWith(typed) ? levels.prefixOfMember : 0;
  }
  if (entry.stripped === typed) {
    return record.kind === 'example' ? levels.words[fits.exact] : levels.withoutPrefix;
  }
  if (sentence) return 0;
  const start = [entry.whole, entry.stripped].find((name) => name.startsWith(typed));
  if (start === undefined) return 0;
  // "date" may become "datepicker" while typing; there are too many symbols to guess like this.
  const whole = record.kind === 'item' || endsAtWord(entry, start, typed.length);
  return whole ? levels.prefix : levels.prefixWithinWord;
}

/** Whether a prefix of a name consists of whole words: "toggle" of `ToggleGroup`, but not of `Toggler`. */
function endsAtWord({ words }: NameEntry, start: string, length: number): boolean {
  let rest = start.length - length;
  for (let at = words.length - 1; at >= 0 && rest > 0; at--) rest -= words[at]?.length ?? 0;
  return rest === 0;
}

function isOwner({ owner }: SearchRecord, typed: string): boolean {
  const words = wordsOf(owner);
  return typed === words.join('') || typed === withoutPrefix(words).join('');
}

/** Which of the typed words match a record, and where. */
export interface Coverage {
  /** The worst fit of the words found in the name; undefined when there are none. */
  own?: Fit;
  /** The worst fit of the words found only in the location. */
  place?: Fit;
  /** Sum of the weights of words found in the text. */
  textWeight: number;
  ownCount: number;
  textCount: number;
  missing: number;
  /** How well the words match, rare words counting more: from 0 to 1. */
  quality: number;
}

/**
 * The penalty for a name of the API that has other words, or, in members and tokens, another order than what
 * was typed: such names are typed as they are, sentences are not.
 */
export function namingPenalty(
  { kind, group }: SearchRecord,
  { words }: NameEntry,
  typed: readonly string[],
  { own: fit }: Coverage,
): number {
  if ((group === 'api' || group === 'tokens') && kind !== 'change' && fit === fits.related) {
    return adjustments.otherNaming;
  }
  if (!isMember(kind) && kind !== 'stylingToken' && kind !== 'systemVariable') return 0;
  const own = typed
    .map((word) => words.findIndex((each) => each.startsWith(word)))
    .filter((at) => at >= 0);
  const isOrdered = own.every((at, index) => index === 0 || at > (own[index - 1] ?? 0));
  return isOrdered ? 0 : adjustments.otherNaming;
}

/** How much the match of a word counts by the field in which it is found. */
export const qualityOf = {
  own: { [fits.exact]: 1, [fits.prefix]: 0.85, [fits.related]: 0.8, [fits.typo]: 0.4 },
  place: { [fits.exact]: 0.8, [fits.prefix]: 0.65, [fits.related]: 0.6, [fits.typo]: 0.3 },
  text: 0.5,
} as const;

/** The base score for single words, when the whole query does not match. */
export function wordsLevel(coverage: Coverage): number {
  const { own, place, textWeight, ownCount, textCount, missing, quality } = coverage;
  if (ownCount + textCount === 0) return 0;
  if (missing > 0) return levels.some + levels.someRange * quality * quality + textWeight / 3;
  if (own === undefined || textCount > 0) {
    return levels.mixed + levels.mixedRange * quality + textWeight / 2;
  }
  if (place === undefined) return levels.words[own];
  return levels.wordsAndPlace[own < place ? own : place];
}

/** The kind matters less for results that only mention the query: sections are as relevant as symbols. */
const weakShare = 0.3;

/**
 * The part of the score that depends on the record only.
 *
 * @param isNamed whether name and location contain all typed words
 */
export function recordWeight(record: SearchRecord, isNamed: boolean): number {
  const share = isNamed ? 1 : weakShare;
  return (
    share * kinds[record.kind].weight +
    (record.deprecated ? adjustments.deprecated : 0) +
    (record.testing ? adjustments.testing : 0) +
    (record.inherited ? adjustments.inherited : 0) +
    (record.isNew ? adjustments.isNew : 0) +
    (record.page.section === 'Components' ? adjustments.components : 0)
  );
}

/** Among equally good matches, a record's own name and shorter names rank higher. */
export function namePenalty(
  { kind }: SearchRecord,
  { role }: RecordName,
  { words }: NameEntry,
  typed: number,
): number {
  const extra = Math.max(0, words.length - typed);
  // An error message has many words, of which a few occur in any query.
  const most = kind === 'problem' ? 12 : 6;
  const perWord = adjustments.perExtraWord * (kind === 'problem' ? 2 : 1);
  return Math.min(most, extra) * perWord + (role === 'synonym' ? adjustments.synonym : 0);
}
