import type { Example } from './schema';
import { sizeOfExample } from './sizes';

/**
 * How many examples a page that lists them renders in full. Readers reach the others only by scrolling. A
 * long list starts with an index of all examples, so its second example is already far down.
 */
const fullCountOf = (count: number) => (count > 12 ? 1 : 3);

/**
 * Whether a page that lists examples defers an example until the reader comes near. Only for examples
 * with a known size, so that nothing moves when they appear.
 *
 * @param index position in the list, from 0
 * @param list all examples of the page
 */
export function isDeferredExample(
  example: Pick<Example, 'id' | 'kind' | 'packagePath'>,
  index: number,
  list: readonly unknown[],
): boolean {
  return (
    index >= fullCountOf(list.length) &&
    example.kind === 'live' &&
    sizeOfExample(example) !== undefined
  );
}
