const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Punctuation, arrows and signs that text and code use and that the source fonts contain. */
const signs = '–—‘’‚“”„†‡•…‰′″‹›€™↑↓−';

/**
 * All characters of the fonts: printable ASCII, Latin-1 and some signs. Browsers render other characters, for
 * instance in visitors' input, in a system font.
 */
export const fontCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + signs;

/**
 * The characters of the first font file: ASCII and other characters that most pages use, including all of the
 * home page. With these, the file fits in the initial TCP window.
 */
export const firstCharacters = range(0x20, 0x7e) + '\u00a0–—‘’“”…•°·×−↑í';

/** The characters of the second font file, which only pages with one of these characters load. */
export const otherCharacters = Array.from(fontCharacters)
  .filter((character) => !firstCharacters.includes(character))
  .join('');

/** Formats characters as the value of `unicode-range` in CSS. */
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
