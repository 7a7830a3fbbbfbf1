import { capture, type Captured } from '@/scripts/shared/capture';
import type { Check } from './plan';

/** The result of a check. */
export interface CheckResult extends Captured {
  name: string;
}

/**
 * Runs checks in parallel.
 *
 * @param concurrency how many checks run at the same time
 * @param onResult called with each result, in the order in which the checks end
 */
export async function runChecks(
  checks: readonly Check[],
  concurrency: number,
  onResult: (result: CheckResult) => void,
): Promise<void> {
  const queue = [...checks];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      onResult({ name: check.name, ...(await capture(check.command)) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
