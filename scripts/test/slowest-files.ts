import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { reportFile } from './reports';

/** How long the tests of a file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

interface Suite {
  specs: { file: string; tests: { results: { duration: number }[] }[] }[];
  suites: Suite[];
}

const jestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});
const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({
        file: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
  suites: z.lazy(() => z.array(playwrightSuite)).default([]),
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

function specsOf({ specs, suites }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Reads the time per file from a report of Jest or of Playwright. Jest's includes loading modules; Playwright's
 * is the sum of its tests, of which two run at the same time.
 *
 * @throws when the report has another format
 */
export function readFileTimes(json: unknown): readonly FileTime[] {
  const jest = jestReport.safeParse(json);
  if (jest.success) {
    return jest.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const times = new Map<string, number>();
  for (const { file, tests } of playwrightReport.parse(json).suites.flatMap(specsOf)) {
    const spent = tests.flatMap(({ results }) => results).map(({ duration }) => duration / 1000);
    const name = `e2e/${file}`;
    times.set(
      name,
      spent.reduce((sum, one) => sum + one, times.get(name) ?? 0),
    );
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

/** Formats the slowest of these files, slowest first. */
export function slowestLines(times: readonly FileTime[], count = 10): readonly string[] {
  return [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `  ${file.padEnd(78)} ${seconds.toFixed(0).padStart(4)} s`);
}

/** Formats the slowest test files of a run: unit tests and end-to-end tests. */
export function slowestFiles(): readonly string[] {
  return ['unit', 'e2e'].flatMap((name) => {
    const file = reportFile(name);
    if (!existsSync(file)) return [];
    const times = readFileTimes(JSON.parse(readFileSync(file, 'utf8')));
    return [`Slowest files of ${name} tests:`, ...slowestLines(times)];
  });
}
