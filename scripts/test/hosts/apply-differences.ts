import type { Difference } from './difference';
import { differences } from './differences';
import { differencesBelow } from './differences-below';
import type { Deviation } from './judge';

/**
 * Deviations that no difference allows, and differences that nothing needed.
 *
 * @param below whether sites lie below paths
 */
export function applyDifferences(
  host: string,
  deviations: readonly Deviation[],
  below: boolean,
  allowed: readonly Difference[] = below ? [...differences, ...differencesBelow] : differences,
): { left: readonly Deviation[]; unused: readonly Difference[]; covered: number } {
  const own = allowed.filter(({ hosts }) => hosts.includes(host));
  const covers = (difference: Difference, deviation: Deviation) =>
    (difference.kinds === 'all' || difference.kinds.includes(deviation.kind)) &&
    difference.facets.some((facet) => facet === deviation.facet) &&
    (difference.expected?.test(deviation.expected) ?? true) &&
    (difference.got?.test(deviation.got) ?? true);
  const left = deviations.filter((one) => !own.some((difference) => covers(difference, one)));
  return {
    left,
    unused: own.filter((difference) => !deviations.some((one) => covers(difference, one))),
    covered: deviations.length - left.length,
  };
}
