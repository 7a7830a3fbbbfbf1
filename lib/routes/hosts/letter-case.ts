/**
 * A regular expression for all spellings of a lower-case word that have at least one capital: lower case up
 * to the first capital, any case after it. It has no look-ahead, which RE2 does not support.
 */
export function otherSpelling(word: string): string {
  const either = (letter: string) => `[${letter}${letter.toUpperCase()}]`;
  return [...word]
    .map((letter, index) => {
      const rest = [...word.slice(index + 1)].map(either).join('');
      return word.slice(0, index) + letter.toUpperCase() + rest;
    })
    .join('|');
}
