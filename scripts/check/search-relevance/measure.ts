import type { SearchAnswer } from '@/lib/search/engine';

/** A query with what it should find. */
export interface Expectation {
  query: string;
  url: string;
  /** The expected page or part must be among this many first results. */
  within: 1 | 3;
}

/** How a query did. */
export interface Outcome extends Expectation {
  /** Place of the expected result, from 1; nothing when it is not among the results at all. */
  place: number | undefined;
  /** What came first instead. */
  first: string | undefined;
}

/**
 * Reads the table of queries: a line holds the number of places, the query and the address, with two
 * spaces between; what follows `#` at a line's start is for people.
 *
 * @throws when a line is something else, naming it
 */
export function readExpectations(text: string): Expectation[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, within, query, url] = /^([13]) {2}(.+?) {2}(\/\S+)$/.exec(line) ?? [];
      if (query === undefined || url === undefined) {
        throw new Error(`queries.txt: "${line}": expected "1|3  query  /address"`);
      }
      return { query, url, within: within === '1' ? 1 : 3 };
    });
}

/** Asks every query. */
export function measure(
  expectations: readonly Expectation[],
  search: (query: string) => SearchAnswer,
): Outcome[] {
  return expectations.map((expectation) => {
    const urls = search(expectation.query).results.map(({ record }) => record.url);
    const place = urls.indexOf(expectation.url) + 1;
    return { ...expectation, place: place === 0 ? undefined : place, first: urls[0] };
  });
}

/** Whether the expected result is where it should be. */
export function isHit({ place, within }: Outcome): boolean {
  return place !== undefined && place <= within;
}

/** The mean of the places' reciprocals: 1 when every expected result comes first. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return (
    outcomes.reduce((sum, { place }) => sum + (place === undefined ? 0 : 1 / place), 0) /
    outcomes.length
  );
}
