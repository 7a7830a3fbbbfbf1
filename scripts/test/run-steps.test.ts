/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCount } from './reports';
import { countOf } from './run-step';
import { runSteps } from './run-steps';
import { type Step, steps } from './steps';
import { summary } from './summary';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

const succeed = ['node', '-e', ''] as const;
const fail = ['node', '-e', 'process.exit(3)'] as const;

describe('runSteps', () => {
  it('continues after a failure, but skips the steps that need the failed step', async () => {
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
    expect(summary(outcomes, 1).at(-1)).toBe('1 passed, 3 failed');
  });

  it('fails a step that writes no report', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [outcome] = await runSteps([{ name: 'a', command: succeed, report: 'none-such' }]);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });

  it('throws when a step waits for a step that does not exist', async () => {
    const step = { name: 'a', command: succeed, needs: ['b'] };
    await expect(runSteps([step])).rejects.toThrow('never run: a.');
  });

  it('fails a step whose program does not exist', async () => {
    const [outcome] = await runSteps([{ name: 'a', command: ['no-such-program-here'] }]);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('in parallel', () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const log = join(folder, 'log');
  /** A step that logs its start and its end, and takes 300 ms. */
  const loggingStep = (name: string): Step => ({
    name,
    command: [
      'node',
      '-e',
      `const { appendFileSync } = require('node:fs');
       appendFileSync(process.argv[1], '+${name}');
       setTimeout(() => appendFileSync(process.argv[1], '-${name}'), 300);`,
      log,
    ],
  });
  const runAndReadLog = async (all: readonly Step[]) => {
    rmSync(log, { force: true });
    const outcomes = await runSteps(all, 2);
    expect(outcomes.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    return readFileSync(log, 'utf8');
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs two steps at a time', async () => {
    expect(await runAndReadLog([loggingStep('a'), loggingStep('b'), loggingStep('c')])).toMatch(
      /^(\+a\+b|\+b\+a)(-a\+c-b|-b\+c-a|-a-b\+c|-b-a\+c)-c$/,
    );
  });

  it('does not count a step that mostly waits', async () => {
    /** A step that ends when the step `c` has started, and fails when that takes too long. */
    const untilLast: Step['command'] = [
      'node',
      '-e',
      `const { existsSync, readFileSync } = require('node:fs');
       setTimeout(() => process.exit(1), 30_000);
       const [log] = process.argv.slice(1);
       const look = () => existsSync(log) && readFileSync(log, 'utf8').includes('+c');
       setInterval(() => look() && process.exit(0), 20);`,
      log,
    ];
    rmSync(log, { force: true });
    const waiting = { name: 'b', command: untilLast, mostlyWaits: true };
    const outcomes = await runSteps(
      [{ name: 'a', command: untilLast }, waiting, loggingStep('c')],
      2,
    );
    expect(outcomes.map(({ failed }) => failed)).toEqual([0, 0, 0]);
  });

  it('waits for the steps in `after`, even if they fail', async () => {
    expect(await runAndReadLog([loggingStep('a'), { ...loggingStep('b'), after: ['a'] }])).toBe(
      '+a-a+b-b',
    );
    const outcomes = await runSteps([
      { name: 'a', command: fail },
      { name: 'b', command: succeed, after: ['a'] },
    ]);
    expect(outcomes.map(({ failed }) => failed)).toEqual([1, 0]);
  });

  it('runs nothing beside a step that runs alone', async () => {
    expect(
      await runAndReadLog([
        loggingStep('a'),
        { ...loggingStep('b'), alone: true },
        loggingStep('c'),
      ]),
    ).toMatch(/^(?!.*\+b[^-])/);
  });
});

describe('summary', () => {
  const outcome = { name: 'End-to-end tests', passed: 3, failed: 0, seconds: 61.4 };

  it('lists the tests that needed a second try, and ends with a line of counts', () => {
    const lines = summary([{ ...outcome, retried: ['home.spec.ts › shines'] }], 70);
    expect(lines.slice(-3)).toEqual([
      '1 test needed a second try:',
      '  home.spec.ts › shines',
      '3 passed, 0 failed',
    ]);
    expect(lines[0]).toMatch(/^ {2}End-to-end tests +3 passed, 0 failed +61 s$/);
    expect(lines[1]).toMatch(/^ {2}Total, in parallel +70 s$/);
  });

  it('lists the failed tests of all steps', () => {
    const unit = { ...outcome, name: 'Unit tests', failed: 1, failures: ['a.test.ts › adds'] };
    const e2e = { ...outcome, failed: 1, failures: ['home.spec.ts › shines'] };
    expect(summary([unit, e2e], 70).slice(-4)).toEqual([
      '2 tests failed:',
      '  a.test.ts › adds',
      '  home.spec.ts › shines',
      '6 passed, 2 failed',
    ]);
  });

  it('states when no test needed a second try', () => {
    expect(summary([outcome], 70).slice(-2)).toEqual([
      'No test needed a second try.',
      '3 passed, 0 failed',
    ]);
  });
});

describe('countOf', () => {
  it('never counts a failed run as a success', () => {
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

  it('names the tests that passed only on retry, and those that failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const { retried, failures } = readCount({
      stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
      suites: [
        {
          title: 'home.spec.ts',
          specs: [spec('opens', 'expected'), spec('shines', 'flaky')],
          suites: [
            { title: 'at night', specs: [spec('glows', 'flaky'), spec('fades', 'unexpected')] },
          ],
        },
      ],
    });
    expect(retried).toEqual(['home.spec.ts › shines', 'home.spec.ts › at night › glows']);
    expect(failures).toEqual(['home.spec.ts › at night › fades']);
  });

  it('names failed tests of Jest, and a file that could not run', () => {
    const test = (fullName: string, status: string) => ({ fullName, status });
    const file = (name: string, ...assertionResults: readonly object[]) => ({
      name: join(process.cwd(), name),
      status: 'failed',
      assertionResults,
    });
    const { failures } = readCount({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        file('lib/a.test.ts', test('sums add', 'failed'), test('sums end', 'passed')),
        file('lib/b.test.ts'),
      ],
    });
    expect(failures).toEqual(['lib/a.test.ts › sums add', 'lib/b.test.ts']);
  });

  it('throws for an unknown format', () => {
    expect(() => readCount({ tests: 3 })).toThrow();
  });
});

describe('the steps', () => {
  it('come after the steps that they wait for', () => {
    const names = steps.map(({ name }) => name);
    for (const [index, { needs = [], after = [] }] of steps.entries()) {
      for (const one of [...needs, ...after]) expect(names.slice(0, index)).toContain(one);
    }
  });
});
