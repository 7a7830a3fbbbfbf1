/** @jest-environment node */
import { createEngine } from '@/lib/search/engine';
import { readRecords, writeRecords } from '@/lib/search/records';
import { isHit, meanReciprocalRank, measure, readExpectations } from './measure';

const engine = createEngine(
  readRecords(
    writeRecords(
      ['Tabs', 'Tab strip'].map((name, index) => ({
        page: { url: `/x/${index}/overview`, name, tab: 'Overview', section: 'Components' },
        records: [{ kind: 'item' as const, name }],
      })),
    ),
  ),
);

it('distinguishes hits from misses, and computes the mean reciprocal rank', () => {
  const outcomes = measure(
    readExpectations(
      '# why\n\n1  tabs  /z  /x/0/overview\n1  tab  /x/1/overview\n3  tab  /x/1/overview\n3  tab  /y\n',
    ),
    engine.search,
  );
  expect(outcomes.map(isHit)).toEqual([true, false, true, false]);
  expect(meanReciprocalRank(outcomes)).toBe((1 + 1 / 2 + 1 / 2 + 0) / 4);
});

it('throws with the line that it cannot parse', () => {
  expect(() => readExpectations('2  tabs  /x\n')).toThrow('"2  tabs  /x"');
});
