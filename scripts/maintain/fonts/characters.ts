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
