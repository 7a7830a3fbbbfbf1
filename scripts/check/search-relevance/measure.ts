import type { SearchAnswer } from '@/lib/search/engine';

/** A query with its expected result. */
export interface Expectation {
  query: string;
  /** The expected pages or sections, of which one must be found. */
  urls: readonly string[];
  /** It must be among the first 1 or 3 results. */
  within: 1 | 3;
}

/** The result of a query. */
export interface Outcome extends Expectation {
  /** Rank of the best expected result, starting at 1; undefined when it was not found. */
  rank: number | undefined;
  /** Address of the first result. */
  first: string | undefined;
}

/**
 * Parses the table of queries. Each line has the highest allowed rank, the query, and the address or several
 * addresses that answer equally well, separated by two spaces. Lines that start with `#` are comments.
 *
 * @throws when a line has another format, with the line in the message
 */
export function readExpectations(text: string): Expectation[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [within, query, ...urls] = line.split('  ');
      const isRank = within === '1' || within === '3';
      if (!isRank || !query || urls.length === 0 || !urls.every((url) => /^\/\S+$/.test(url))) {
        throw new Error(`queries.txt: "${line}": expected "1|3  query  /address"`);
      }
      return { query, urls, within: within === '1' ? 1 : 3 };
    });
}

/** Runs every query. */
export function measure(
  expectations: readonly Expectation[],
  search: (query: string) => SearchAnswer,
): Outcome[] {
  return expectations.map((expectation) => {
    const urls = search(expectation.query).results.map(({ record }) => record.url);
    const rank = urls.findIndex((url) => expectation.urls.includes(url)) + 1;
    return { ...expectation, rank: rank === 0 ? undefined : rank, first: urls[0] };
  });
}

/** Whether the expected result ranks high enough. */
export function isHit({ rank, within }: Outcome): boolean {
  return rank !== undefined && rank <= within;
}

/** Returns the mean of the reciprocal ranks: 1 when every expected result is the first one. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return (
    outcomes.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) /
    outcomes.length
  );
}
