import { resolve } from 'node:path';
import { readFileTimes, slowestLines } from './slowest-files';

it('reads the time of each file from a report of Jest', () => {
  const file = { name: resolve('lib/a.test.ts'), startTime: 1000, endTime: 3500 };
  expect(readFileTimes({ testResults: [file] })).toEqual([{ file: 'lib/a.test.ts', seconds: 2.5 }]);
});

it('adds up the tests of a file, and their second tries, in a report of Playwright', () => {
  const spec = (file: string, ...durations: readonly number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      { specs: [spec('a.spec.ts', 1000, 500)], suites: [{ specs: [spec('a.spec.ts', 2000)] }] },
      { specs: [spec('shell/b.spec.ts', 250)] },
    ],
  };
  expect(readFileTimes(report)).toEqual([
    { file: 'e2e/a.spec.ts', seconds: 3.5 },
    { file: 'e2e/shell/b.spec.ts', seconds: 0.25 },
  ]);
});

it('lists the slowest first, and not more than asked for', () => {
  const lines = slowestLines(
    [1, 30, 5].map((seconds) => ({ file: `${seconds}`, seconds })),
    2,
  );
  expect(lines.map((line) => line.trim().replace(/\s+/g, ' '))).toEqual(['30 30 s', '5 5 s']);
});
