import { resultTable } from './table';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

it('has a row for each group and a column for each test', () => {
  const report = {
    suites: [
      {
        suites: [
          { title: 'translator', specs: [spec('read', 'expected'), spec('copy', 'unexpected')] },
          { title: 'no scripts', specs: [spec('read', 'flaky')] },
        ],
      },
    ],
  };
  expect(resultTable(report)).toBe(
    [
      '|  | read | copy |',
      '| --- | :-: | :-: |',
      '| translator | ✓ | ✗ |',
      '| no scripts | ✓ |  |',
    ].join('\n'),
  );
});

it('does not accept another report', () => {
  expect(() => resultTable({ numPassedTests: 1 })).toThrow('suites');
});
