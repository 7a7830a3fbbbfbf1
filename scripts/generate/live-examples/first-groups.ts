/** What the first group of a pattern (with `g`) matched, for each place in a text. */
export function firstGroups(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
