import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** Where the steps of a test run leave their figures. */
export const reportsFolder = '.generated/reports';

/** What a step has counted. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of the tests that passed only when they were tried again. */
  retried?: readonly string[];
  /** Names of the tests that failed, of those that have names. */
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

/** Names of the tests of a suite that ended in this way: file, groups and title. */
function endedAs(wanted: string, suite: PlaywrightSuite, groups: readonly string[] = []): string[] {
  const path = [...groups, suite.title];
  return [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => [...path, title].join(' › ')),
    ...suite.suites.flatMap((inner) => endedAs(wanted, inner, path)),
  ];
}

/** Names of the tests of Jest that failed; the file alone where it could not run. */
function failedOf({ testResults }: z.infer<typeof jestSchema>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
}

/** Reads counts from the JSON of a runner: ours, Jest's (Vitest writes the same), Playwright's. */
export function readCount(json: unknown): Count {
  const own = countSchema.safeParse(json);
  if (own.success) return own.data;
  const jest = jestSchema.safeParse(json);
  if (jest.success) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jest.data;
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: failedOf(jest.data),
    };
  }
  const { stats, errors, suites } = playwrightSchema.parse(json);
  // What passed when it was tried again has passed: only CI tries again, for machines that stall.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: suites.flatMap((suite) => endedAs('flaky', suite)),
    failures: suites.flatMap((suite) => endedAs('unexpected', suite)),
  };
}

/** Path of a step's report. */
export function reportFile(name: string): string {
  return join(reportsFolder, `${name}.json`);
}

/** Writes a report of ours. */
export function writeReport(name: string, value: object): void {
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(reportFile(name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads the report a runner has written; throws when there is none or its shape is unknown. */
export function readReport(name: string): Count {
  return readCount(JSON.parse(readFileSync(reportFile(name), 'utf8')));
}
