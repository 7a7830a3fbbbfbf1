/**
 * Runs typical queries on the built search index and checks the ranks of the expected results.
 *
 * Reads   the index in public/ (or in the folder of the first argument), and queries.txt in this folder.
 * Writes  nothing; prints a line for each query, the mean reciprocal rank and the misses.
 * Fails   when an expected result ranks too low, when there are too few queries, and when the files of a
 *         query exceed their budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@/scripts/generate/search-index/open-index';
import { main } from '@/scripts/shared/main';
import { isHit, meanReciprocalRank, measure, type Outcome, readExpectations } from './measure';

const minQueries = { 1: 190, 3: 80 } as const;
/** The most bytes of the index that one query may load; with the code, the total stays below 120 KB. */
const maxBytes = 96 * 1024;

const line = (outcome: Outcome) =>
  [
    isHit(outcome) ? ' ' : '✗',
    String(outcome.rank ?? '–').padStart(3),
    outcome.query.padEnd(36),
    outcome.urls.join(' or '),
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
    if (part.length < minQueries[within]) problems.push(`fewer than ${minQueries[within]} queries`);
    problems.push(
      ...misses.map(
        ({ query, urls }) =>
          `"${query}" does not find ${urls.join(' or ')} among the first ${within}`,
      ),
    );
  }
  const weights = outcomes.map(({ query }) => ({ query, bytes: index.bytesFor(query) }));
  const [heaviest = { query: '', bytes: 0 }] = weights.toSorted((a, b) => b.bytes - a.bytes);
  const mean = weights.reduce((sum, { bytes }) => sum + bytes, 0) / weights.length;
  console.log(
    `\nA query loads ${(mean / 1024).toFixed(1)} KB on average, at most ${(heaviest.bytes / 1024).toFixed(1)} KB ("${heaviest.query}") of the index, after gzip`,
  );
  if (heaviest.bytes > maxBytes)
    problems.push(`"${heaviest.query}" loads ${heaviest.bytes} bytes, more than ${maxBytes}`);
  if (problems.length > 0) throw new Error(`Relevance of search:\n  ${problems.join('\n  ')}`);
});
