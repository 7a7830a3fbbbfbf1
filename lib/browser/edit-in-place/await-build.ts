import { isRecord, isText } from '@/lib/browser/network/is-record';

/** Milliseconds between two requests. */
const interval = 1000;

/** The development server could not build what editors need. The message is the output of the build. */
export class EditingBuildError extends Error {}

/**
 * Waits while the development server builds what editors need. A build of the site has everything, so its responses
 * are returned unchanged.
 *
 * @param answer the first response
 * @param ask requests it again
 * @param onProgress receives a sentence about the progress
 * @throws {EditingBuildError}
 */
export async function awaitBuild(
  answer: unknown,
  ask: () => Promise<unknown>,
  onProgress: (progress: string) => void,
): Promise<unknown> {
  let value = answer;
  while (isRecord(value)) {
    if (isText(value['failed'])) throw new EditingBuildError(value['failed']);
    if (!isText(value['building'])) break;
    onProgress(value['building']);
    await new Promise((resolve) => setTimeout(resolve, interval));
    value = await ask();
  }
  return value;
}
