import type { Difference } from './difference';
import { differences } from './differences';
import { differencesBelow } from './differences-below';
import type { Deviation } from './judge';

/**
 * Separates deviations that an accepted difference covers from all others, and finds unused differences.
 *
 * @param below whether the sites are below paths of the host
 */
export function applyDifferences(
  host: string,
  deviations: readonly Deviation[],
  below: boolean,
  allowed: readonly Difference[] = below ? [...differences, ...differencesBelow] : differences,
): { unexplained: readonly Deviation[]; unused: readonly Difference[]; covered: number } {
  const own = allowed.filter(({ hosts }) => hosts.includes(host));
  const covers = (difference: Difference, deviation: Deviation) =>
    (difference.kinds === 'all' || difference.kinds.includes(deviation.kind)) &&
    difference.facets.some((facet) => facet === deviation.facet) &&
    (difference.expected?.test(deviation.expected) ?? true) &&
    (difference.got?.test(deviation.got) ?? true);
  const unexplained = deviations.filter(
    (one) => !own.some((difference) => covers(difference, one)),
  );
  return {
    unexplained,
    unused: own.filter((difference) => !deviations.some((one) => covers(difference, one))),
    covered: deviations.length - unexplained.length,
  };
}
