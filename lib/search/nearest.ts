import type { SearchRecord } from './records';
import { queryWords, wordsOf } from './words';

/** Minimum similarity of a suggested name to the query. */
const leastLikeness = 0.34;

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at < text.length - 1; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}

/** Dice's coefficient: twice the number of shared letter pairs, divided by the number of all pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/** The items, guides and symbols with the names most similar to a query without results. */
export function nearestRecords(
  records: readonly SearchRecord[],
  query: string,
  most = 4,
): SearchRecord[] {
  const typed = pairsOf(queryWords(query).join(''));
  return records
    .filter(({ kind, group, title, name }) =>
      group === 'api' ? title === name : kind === 'item' || kind === 'guide',
    )
    .map((record) => ({ record, like: likeness(typed, pairsOf(wordsOf(record.name).join(''))) }))
    .filter(({ like }) => like >= leastLikeness)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ record }) => record);
}
