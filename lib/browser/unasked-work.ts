import { quiet } from './quiet';
import { whenSomeoneActs } from './when-someone-acts';

/**
 * Milliseconds of the page's first script, half a frame, from which on a device counts as slow. On one that takes
 * less the application starts in pieces that fit between two frames; on a phone they would hold up who begins to
 * read.
 */
const halfFrame = 8;

let allow = () => {};
const allowed = new Promise<void>((resolve) => (allow = resolve));

/** Settles when what nobody has asked for may run: see `allowUnaskedWork`. */
export function unaskedWorkMayRun(): Promise<void> {
  return allowed;
}

/**
 * Lets run what nobody has asked for: on a quick device now, on a slow one at the first sign of someone, or after
 * some quiet.
 *
 * @param spent milliseconds that the device has taken for the page's first script
 * @param isSomeoneThere whether someone has given a sign before
 */
export function allowUnaskedWork(spent: number, isSomeoneThere: boolean): void {
  if (isSomeoneThere || spent < halfFrame) return allow();
  whenSomeoneActs(allow);
  setTimeout(allow, quiet);
}
