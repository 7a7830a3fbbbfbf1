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
  words: { [fits.exact]: 650, [fits.prefix]: 550, [fits.typo]: 300 },
  wordsAndPlace: { [fits.exact]: 500, [fits.prefix]: 400, [fits.typo]: 240 },
  prefixOfMember: 560,
  nameAndText: 330,
  typoAndText: 180,
  text: 150,
  some: 100,
  someOfName: 12,
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
  if (entry.stripped === typed) return levels.withoutPrefix;
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
  total: number;
}

/** The base score for single words, when the whole query does not match. */
export function wordsLevel(coverage: Coverage): number {
  const { own, place, textWeight, ownCount, textCount, missing, total } = coverage;
  if (missing > 0) {
    const share = (total - missing) / total;
    const bonus = ownCount * levels.someOfName + textWeight / 3;
    return ownCount + textCount === 0 ? 0 : levels.some * share * share + bonus;
  }
  if (own === undefined) return textCount === 0 ? 0 : levels.text + textWeight;
  if (textCount > 0)
    return (own === fits.typo ? levels.typoAndText : levels.nameAndText) + textWeight;
  if (place === undefined) return levels.words[own];
  return levels.wordsAndPlace[own < place ? own : place];
}

/** The kind matters less for results that only mention the query: sections are as relevant as symbols. */
const weakShare = 0.3;

/** The part of the score that depends on the record only. */
export function recordWeight(record: SearchRecord, level: number): number {
  const share = level < levels.wordsAndPlace[fits.typo] ? weakShare : 1;
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
export function namePenalty({ role }: RecordName, { words }: NameEntry, typed: number): number {
  const extra = Math.min(6, Math.max(0, words.length - typed)) * adjustments.perExtraWord;
  return extra + (role === 'synonym' ? adjustments.synonym : 0);
}
