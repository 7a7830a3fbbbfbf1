const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Punctuation, arrows and signs that the site's text and code use beyond the Latin letters. */
const signs = '–—‘’‚“”„†‡•…‰′″‹›€™←↑→↓↔↵⇧⇥⌃⌘⌥−∞≈≠≤≥◦✓';

/**
 * What the fonts hold, as far as their sources have it: printable ASCII, Latin-1 and some signs.
 * Anything else, in a name someone types say, shows in the visitor's own font.
 */
export const fontCharacters = range(0x20, 0x7e) + range(0xa0, 0xff) + signs;
