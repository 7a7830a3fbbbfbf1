import type { Example } from './schema';
import { sizeOfExample } from './sizes';

/** How many examples stand whole in a page that lists them. A reader is near the others only after scrolling. */
const whole = 3;

/**
 * Whether a page that lists examples leaves one out until a reader comes near. The room it takes must be
 * known, so that nothing moves.
 *
 * @param index its place in the list, from 0
 */
export function comesLate({ id, kind }: Pick<Example, 'id' | 'kind'>, index: number): boolean {
  return index >= whole && kind === 'live' && sizeOfExample(id) !== undefined;
}
