/** Returns the first capturing group of each match. The pattern must have the flag `g`. */
export function firstGroups(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
