import type { Example } from './schema';

/** The number of other examples that a page lists. */
const most = 8;

/** Other examples of a list, beginning with what follows the example, and after the last one with the first. */
export function otherExamples(
  examples: readonly Example[],
  { id }: Pick<Example, 'id'>,
  count = most,
): readonly Example[] {
  const at = examples.findIndex((other) => other.id === id);
  return [...examples.slice(at + 1), ...examples.slice(0, Math.max(at, 0))].slice(0, count);
}
