import { capture, type Captured } from '@/scripts/shared/capture';
import type { Check } from './plan';

/** How a check went. */
export interface CheckResult extends Captured {
  name: string;
}

/**
 * Runs checks, a few at a time.
 *
 * @param onResult is told each result as it comes
 */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  onResult: (result: CheckResult) => void,
): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      onResult({ name: check.name, ...(await capture(check.command)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
