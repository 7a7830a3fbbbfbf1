/** @jest-environment node */
import { readCount } from './reports';
import { countOf, runSteps, summary } from './run-steps';
import { steps } from './steps';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

const succeed = ['node', '-e', ''] as const;
const fail = ['node', '-e', 'process.exit(3)'] as const;

describe('runSteps', () => {
  it('goes on after a failure, but not with what needs the failed step', async () => {
    const outcomes = await runSteps([
      { name: 'a', command: fail },
      { name: 'b', command: succeed },
      { name: 'c', command: succeed, needs: ['a'] },
      { name: 'd', command: succeed, needs: ['c'] },
    ]);
    expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['a', 0, 1],
      ['b', 1, 0],
      ['c', 0, 1],
      ['d', 0, 1],
    ]);
    expect(summary(outcomes).at(-1)).toBe('1 passed, 3 failed');
  });

  it('fails a step that leaves no report', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [outcome] = await runSteps([{ name: 'a', command: succeed, report: 'none-such' }]);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a step whose program does not exist', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [outcome] = await runSteps([{ name: 'a', command: ['no-such-program-here'] }]);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the last lines', () => {
  const outcome = { name: 'End-to-end tests', passed: 3, failed: 0, seconds: 61.4 };

  it('name what needed a second try, and count alone on the last', () => {
    const lines = summary([{ ...outcome, retried: ['home.spec.ts › shines'] }]);
    expect(lines.slice(-3)).toEqual([
      '1 test needed a second try:',
      '  home.spec.ts › shines',
      '3 passed, 0 failed',
    ]);
    expect(lines[0]).toMatch(/^ {2}End-to-end tests +3 passed, 0 failed +61 s$/);
  });

  it('say so when nothing did', () => {
    expect(summary([outcome]).slice(-2)).toEqual([
      'No test needed a second try.',
      '3 passed, 0 failed',
    ]);
  });
});

describe('countOf', () => {
  it('lets no failed run look like a success', () => {
    expect(countOf(1, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
    expect(countOf(1, { passed: 12, failed: 2 })).toEqual({ passed: 12, failed: 2 });
    expect(countOf(0, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 0 });
  });
});

describe('readCount', () => {
  it.each([
    [{ passed: 3, failed: 1 }, 3, 1],
    [{ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }, 3, 2],
    [{ numPassedTests: 3, numFailedTests: 0 }, 3, 0],
    [{ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }, 4, 2],
  ])('reads %j', (json, passed, failed) => {
    expect(readCount(json)).toMatchObject({ passed, failed });
  });

  it('names what passed only when it was tried again', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const { retried } = readCount({
      stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
      suites: [
        {
          title: 'home.spec.ts',
          specs: [spec('opens', 'expected'), spec('shines', 'flaky')],
          suites: [{ title: 'at night', specs: [spec('glows', 'flaky')] }],
        },
      ],
    });
    expect(retried).toEqual(['home.spec.ts › shines', 'home.spec.ts › at night › glows']);
  });

  it('knows no other shape', () => {
    expect(() => readCount({ tests: 3 })).toThrow();
  });
});

describe('the steps', () => {
  it('come after what they need', () => {
    const names = steps.map(({ name }) => name);
    for (const [index, { needs = [] }] of steps.entries()) {
      for (const need of needs) expect(names.slice(0, index)).toContain(need);
    }
  });
});
