import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** The folder of the reports that the steps of a test run write. */
export const reportsFolder = '.generated/reports';

/** The results of a step. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of the tests that passed only on retry. */
  retried?: readonly string[];
  /** Names of the tests that failed, where the report has names. */
  failures?: readonly string[];
}

const countSchema = z.object({ passed: z.number(), failed: z.number() });
const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number().default(0),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    )
    .default([]),
});

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites: PlaywrightSuite[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .default([]),
  suites: z.lazy(() => z.array(playwrightSuite)).default([]),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(playwrightSuite).default([]),
});

/** Names of the tests of a suite that have this status: file, groups and title. */
function testsWithStatus(
  wanted: string,
  suite: PlaywrightSuite,
  groups: readonly string[] = [],
): string[] {
  const path = [...groups, suite.title];
  return [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => [...path, title].join(' › ')),
    ...suite.suites.flatMap((inner) => testsWithStatus(wanted, inner, path)),
  ];
}

/** Names of the failed tests in a report of Jest; only the file where it could not run. */
function failedJestTests({ testResults }: z.infer<typeof jestSchema>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
}

/**
 * Reads the results from a JSON report of ours, of Jest (Vitest's format is the same) or of Playwright.
 *
 * @throws when the report has another format
 */
export function readCount(json: unknown): Count {
  const own = countSchema.safeParse(json);
  if (own.success) return own.data;
  const jest = jestSchema.safeParse(json);
  if (jest.success) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jest.data;
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: failedJestTests(jest.data),
    };
  }
  const { stats, errors, suites } = playwrightSchema.parse(json);
  // A test that passes on retry counts as passed: only CI retries, because its machines may stall.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: suites.flatMap((suite) => testsWithStatus('flaky', suite)),
    failures: suites.flatMap((suite) => testsWithStatus('unexpected', suite)),
  };
}

/** The path of a step's report. */
export function reportFile(name: string): string {
  return join(reportsFolder, `${name}.json`);
}

/** Writes a report. */
export function writeReport(name: string, value: object): void {
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(reportFile(name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads the report of a step; throws when there is none or its format is unknown. */
export function readReport(name: string): Count {
  return readCount(JSON.parse(readFileSync(reportFile(name), 'utf8')));
}
