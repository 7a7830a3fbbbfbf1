import type { Anatomy } from '@/content/anatomy/types';
import type { MeasuredPart } from '@/lib/measured/shapes';

/**
 * Finds the measures of the parts of a row, by their selectors.
 *
 * @returns the measures in the order of the row, and the name of the first part without any
 */
export function partsOf(
  { parts }: Pick<Anatomy, 'parts'>,
  measured: readonly MeasuredPart[],
): { parts: MeasuredPart[]; missing: string | undefined } {
  const bySelector = new Map(measured.map((part) => [part.at, part]));
  const missing = parts.find(({ at }) => !bySelector.has(at));
  return {
    parts: parts.flatMap(({ at }) => bySelector.get(at) ?? []),
    missing: missing && `"${missing.name}"`,
  };
}
