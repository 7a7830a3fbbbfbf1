/** Returns the Levenshtein distance of two words. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Returns the known name that a writer probably meant.
 *
 * @returns undefined when no name is similar, because a wrong hint misleads
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    if (candidate === name) continue;
    // A difference in letter case counts least.
    const length =
      distance(name.toLowerCase(), candidate.toLowerCase()) + distance(name, candidate) / 100;
    if (length < bestDistance) [best, bestDistance] = [candidate, length];
  }
  return best;
}

/** Formats a hint for the end of a message; empty when no name is similar. */
export function hint(name: string, known: Iterable<string>): string {
  const found = nearest(name, known);
  return found === undefined ? '' : `; did you mean "${found}"?`;
}
