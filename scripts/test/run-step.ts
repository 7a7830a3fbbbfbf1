import { rmSync } from 'node:fs';
import { capture } from '@/scripts/shared/capture';
import { type Count, readReport, reportFile } from './reports';
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

/** Runs a step to its end and then prints, in one piece, what it has said. */
export async function runStep({ name, command, report }: Step): Promise<Outcome> {
  if (report !== undefined) rmSync(reportFile(report), { force: true });
  const { exitCode, output, seconds } = await capture(command);
  console.log(`\n▸ ${name}\n${output.trimEnd()}`);
  if (report === undefined) return { name, ...countOf(exitCode, undefined), seconds };
  try {
    return { name, ...countOf(exitCode, readReport(report)), seconds };
  } catch (error) {
    console.error(`${name} left no report that can be read: ${String(error)}`);
    return { name, ...countOf(exitCode === 0 ? 1 : exitCode, undefined), seconds };
  }
}
