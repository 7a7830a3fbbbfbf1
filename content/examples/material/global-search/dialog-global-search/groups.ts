import { Found } from './search-service';

export interface Group {
  name: string;
  /** The place of each result among all options, which the arrow keys follow. */
  options: readonly { found: Found; index: number }[];
}

/** Puts results into groups, in the order in which their kinds appear. */
export function groupResults(results: readonly Found[]): readonly Group[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  let index = 0;
  return kinds.map((name) => ({
    name,
    options: results
      .filter(({ kind }) => kind === name)
      .map((found) => ({ found, index: index++ })),
  }));
}

/** Splits a text into parts that match a query and parts that don't. */
export function splitMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const at = query === '' ? -1 : rest.toLowerCase().indexOf(query.toLowerCase());
    const plain = at < 0 ? rest : rest.slice(0, at);
    if (plain !== '') parts.push({ text: plain, isMatch: false });
    if (at < 0) break;
    parts.push({ text: rest.slice(at, at + query.length), isMatch: true });
    rest = rest.slice(at + query.length);
  }
  return parts;
}
