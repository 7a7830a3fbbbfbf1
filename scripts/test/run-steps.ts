import { rmSync } from 'node:fs';
import { run } from '@/scripts/shared/command';
import { sayStep } from '@/scripts/shared/say';
import { readReport, reportFile, type Count } from './reports';
import type { Step } from './steps';

/** How a step went. */
export interface Outcome extends Count {
  name: string;
  /** Why it did not run, if it did not. */
  skipped?: string;
  seconds: number;
}

/**
 * What a finished step counts for. A step that fails without a failed test in its report (it broke
 * off, or wrote none) counts as one failure: nothing that failed may sum up to a success.
 */
export function countOf(exitCode: number, report: Count | undefined): Count {
  const count = report ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { report } = step;
  if (report !== undefined) rmSync(reportFile(report), { force: true });
  let exitCode = await run(step.command).catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  let count: Count | undefined;
  if (report !== undefined) {
    try {
      count = readReport(report);
    } catch (error) {
      console.error(`${step.name} left no report that can be read: ${String(error)}`);
      exitCode = exitCode === 0 ? 1 : exitCode;
    }
  }
  const seconds = (performance.now() - started) / 1000;
  return { name: step.name, ...countOf(exitCode, count), seconds };
}

/** Runs the steps in order; one that fails stops only those that need it. */
export async function runSteps(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    sayStep(step.name);
    const missing = step.needs?.find((name) =>
      outcomes.some((outcome) => outcome.name === name && outcome.failed > 0),
    );
    if (missing === undefined) {
      outcomes.push(await runStep(step));
    } else {
      console.log(`Not run: ${missing} failed.`);
      outcomes.push({ name: step.name, passed: 0, failed: 1, skipped: missing, seconds: 0 });
    }
  }
  return outcomes;
}

function table(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.map(({ name, passed, failed, skipped, seconds }) => {
    const figures =
      skipped === undefined ? `${passed} passed, ${failed} failed` : `not run: ${skipped} failed`;
    return `  ${name.padEnd(24)} ${figures.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;
  });
}

function secondTries(outcomes: readonly Outcome[]): readonly string[] {
  const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
  if (retried.length === 0) return ['No test needed a second try.'];
  const tests = retried.length === 1 ? '1 test' : `${retried.length} tests`;
  return [`${tests} needed a second try:`, ...retried.map((name) => `  ${name}`)];
}

/**
 * The lines that end a test run: how long each step took, which tests needed a second try, and last,
 * alone on its line, `N passed, N failed`.
 */
export function summary(outcomes: readonly Outcome[]): readonly string[] {
  const sum = (field: 'passed' | 'failed' | 'seconds') =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  return [
    ...table(outcomes),
    `  ${'All of it'.padEnd(51)} ${sum('seconds').toFixed(0).padStart(4)} s`,
    '',
    ...secondTries(outcomes),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
