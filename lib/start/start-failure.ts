import { toggleStartFailure } from '@/lib/browser/feedback/failure-note';
import { reloadOnce } from '@/lib/browser/network/reload';
import { isStale } from '@/lib/browser/network/request';
import { reloadWithPresses } from './presses/kept-presses';
import type { PressQueue } from './presses/press-queue';

/**
 * Reports that scripts or data of the page did not load. A page that a newer build has replaced is reloaded, once per
 * build. Without a press the visitor misses nothing, so only with one a note offers to retry.
 */
export function reportStartFailure(
  error: unknown,
  presses: PressQueue,
  build: string,
  retry: () => void,
): void {
  console.error('The page could not start.', error);
  const reload = () => reloadWithPresses(presses);
  if (isStale(error)) reloadOnce(build, reload);
  if (presses.waiting.size > 0) toggleStartFailure(true, isStale(error) ? reload : retry);
}
