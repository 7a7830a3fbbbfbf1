/**
 * Asks the built search index what people ask, and prints what they would find.
 *
 * Reads   the index below public/ (or the folder given as first argument), queries.txt beside this file.
 * Writes  nothing; prints a line for each query, the mean reciprocal rank and the misses.
 * Fails   when an expected result is not where it should be, when there are fewer queries than
 *         agreed, and when a query's files weigh more than they may.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@/scripts/generate/search-index/open-index';
import { main } from '@/scripts/shared/main';
import { isHit, meanReciprocalRank, measure, type Outcome, readExpectations } from './measure';

const fewest = { 1: 80, 3: 60 } as const;
/** What the index may weigh for one query, so that with the code it stays below 120 KB. */
const mostBytes = 96 * 1024;

const line = (outcome: Outcome) =>
  [
    isHit(outcome) ? ' ' : '✗',
    String(outcome.place ?? '–').padStart(3),
    outcome.query.padEnd(36),
    outcome.url,
    isHit(outcome) ? '' : `(first: ${outcome.first ?? 'nothing'})`,
  ].join(' ');

main(() => {
  const index = openIndex(process.argv[2] ?? 'public');
  const expectations = readExpectations(
    readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8'),
  );
  const outcomes = measure(expectations, index.search);
  const problems: string[] = [];
  for (const within of [1, 3] as const) {
    const part = outcomes.filter((outcome) => outcome.within === within);
    const misses = part.filter((outcome) => !isHit(outcome));
    console.log(`\n${within === 1 ? 'Expected first' : 'Expected among the first three'}`);
    console.log(part.map(line).join('\n'));
    console.log(
      `${part.length} queries, mean reciprocal rank ${meanReciprocalRank(part).toFixed(3)}, ${misses.length} missed`,
    );
    if (part.length < fewest[within]) problems.push(`fewer than ${fewest[within]} queries`);
    problems.push(...misses.map(({ query, url }) => `"${query}" does not find ${url}`));
  }
  const weights = outcomes.map(({ query }) => ({ query, bytes: index.bytesFor(query) }));
  const [heaviest = { query: '', bytes: 0 }] = weights.toSorted((a, b) => b.bytes - a.bytes);
  const mean = weights.reduce((sum, { bytes }) => sum + bytes, 0) / weights.length;
  console.log(
    `\nOf the index a query loads ${(mean / 1024).toFixed(1)} KB on average, at most ${(heaviest.bytes / 1024).toFixed(1)} KB ("${heaviest.query}"), after gzip`,
  );
  if (heaviest.bytes > mostBytes)
    problems.push(`"${heaviest.query}" loads ${heaviest.bytes} bytes`);
  if (problems.length > 0) throw new Error(`Search:\n  ${problems.join('\n  ')}`);
});
