import type { Example } from './schema';
import { sizeOfExample } from './sizes';

/**
 * How many examples stand whole in a page that lists them. A reader is near the others only after scrolling, where
 * there are many as soon as behind the first one: above it stands an index of all.
 */
const wholeOf = (count: number) => (count > 12 ? 1 : 3);

/**
 * Whether a page that lists examples leaves one out until a reader comes near. The room it takes must be
 * known, so that nothing moves.
 *
 * @param index its place in the list, from 0
 * @param list all examples of the page
 */
export function isLazyExample(
  { id, kind }: Pick<Example, 'id' | 'kind'>,
  index: number,
  list: readonly unknown[],
): boolean {
  return index >= wholeOf(list.length) && kind === 'live' && sizeOfExample(id) !== undefined;
}
