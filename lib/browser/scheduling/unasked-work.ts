import { whenIdle } from './when-idle';
import { whenSomeoneActs } from './when-someone-acts';

/**
 * Milliseconds after which what waits for someone starts though nobody has given a sign: enough to begin to read, and
 * few enough that no browser complains of scripts that were preloaded and not used, as Chromium does after three
 * seconds.
 */
export const quiet = 2400;

/** Milliseconds within which what someone presses first is answered, if nothing else runs. */
const firstAnswer = 400;

let allow = () => {};
const allowed = new Promise<void>((resolve) => (allow = resolve));

/**
 * Settles when what nobody has asked for may run though it is not in small pieces: some time after the first sign of
 * someone, whose press comes first, or when some quiet has passed and the browser is idle. Until then a page is to be
 * read: long pieces of work would hold up who begins to, on a slow phone.
 */
export function unaskedWorkMayRun(): Promise<void> {
  return allowed;
}

/**
 * Begins to wait for a sign of someone.
 *
 * @param isThere whether there was one before
 * @returns settles when someone is there, and has been answered; never for nobody
 */
export function awaitSomeone(isThere: boolean): Promise<void> {
  setTimeout(() => whenIdle(allow), quiet);
  return new Promise((resolve) => {
    const answerFirst = () =>
      setTimeout(() => {
        allow();
        resolve();
      }, firstAnswer);
    if (isThere) answerFirst();
    else whenSomeoneActs(answerFirst);
  });
}
