/** The facts about a record that the index has as letters. */
export interface Flags {
  deprecated?: boolean;
  /** Added by the documented major. */
  isNew?: boolean;
  /** For tests only. */
  testing?: boolean;
  /** A member that a documented base declares. */
  inherited?: boolean;
  /** The languages of the name and the summary if they are others than the page's. */
  lang?: { name?: 'en' | undefined; summary?: 'en' | undefined };
}

const letters = [
  ['d', 'deprecated'],
  ['n', 'isNew'],
  ['t', 'testing'],
  ['i', 'inherited'],
] as const;

/** Letters for texts that are in English on a site in another language. */
const englishName = 'e';
const englishSummary = 's';

/** The flags of a record in the files of the index: one letter each. */
export function writeFlags(record: Flags): string {
  return [
    ...letters.map(([letter, key]) => (record[key] ? letter : '')),
    record.lang?.name ? englishName : '',
    record.lang?.summary ? englishSummary : '',
  ].join('');
}

/** The facts that are true or false. */
export const readFlags = (flags: string) =>
  Object.fromEntries(letters.map(([letter, key]) => [key, flags.includes(letter)]));

/** The languages of a record's texts. Few records have this property, because most texts are the site's own. */
export function langOfFlags(flags: string): Pick<Flags, 'lang'> {
  const name = flags.includes(englishName) ? 'en' : undefined;
  const summary = flags.includes(englishSummary) ? 'en' : undefined;
  return name || summary ? { lang: { name, summary } } : {};
}
