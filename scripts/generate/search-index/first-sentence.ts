/** The text up to the first end of a sentence; "e.g." does not end one. */
export function firstSentence(text: string): string {
  const end = /(?<!\b(?:e\.g|i\.e|etc))[.!?](?=\s+[A-Z])/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
