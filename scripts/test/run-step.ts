import { rmSync } from 'node:fs';
import { capture } from '@/scripts/shared/capture';
import { type Count, readReport, reportFile } from './reports';
import type { Step } from './steps';

/** The result of a step. */
export interface Outcome extends Count {
  name: string;
  /** Name of the failed step because of which this one did not run. */
  skipped?: string;
  seconds: number;
}

/**
 * The counts of a finished step. A step that fails although its report has no failed test (it crashed, or
 * wrote no report) counts as one failure, so that a failed run never looks like a success.
 */
export function countOf(exitCode: number, report: Count | undefined): Count {
  const count = report ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Runs a step and prints its whole output when it ends. */
export async function runStep({ name, command, report }: Step): Promise<Outcome> {
  if (report !== undefined) rmSync(reportFile(report), { force: true });
  const { exitCode, output, seconds } = await capture(command);
  console.log(`\n▸ ${name}\n${output.trimEnd()}`);
  if (report === undefined) return { name, ...countOf(exitCode, undefined), seconds };
  try {
    return { name, ...countOf(exitCode, readReport(report)), seconds };
  } catch (error) {
    console.error(`${name}: the report ${reportFile(report)} cannot be read: ${String(error)}`);
    return { name, ...countOf(exitCode === 0 ? 1 : exitCode, undefined), seconds };
  }
}
