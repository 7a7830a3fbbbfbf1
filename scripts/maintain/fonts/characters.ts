const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Punctuation, arrows and signs that text and code use beyond the Latin letters, and the sources have. */
const signs = '–—‘’‚“”„†‡•…‰′″‹›€™↑↓−';

/**
 * What the fonts hold: printable ASCII, Latin-1 and some signs. Anything else, in a name someone types
 * say, shows in the visitor's own font.
 */
export const fontCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + signs;

/**
 * What the first font of texts holds: ASCII and what most pages use beyond it, among them the letters of
 * the home page. With these it fits into what a server sends at once, before it waits for an answer.
 */
export const firstCharacters = range(0x20, 0x7e) + '\u00a0–—‘’“”…•°·×−↑í';

/** What is left for the second, which is only fetched by a page that uses one of these. */
export const otherCharacters = Array.from(fontCharacters)
  .filter((character) => !firstCharacters.includes(character))
  .join('');

/** Characters in the words of CSS's `unicode-range`. */
export function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort(
    (one, other) => one - other,
  );
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
