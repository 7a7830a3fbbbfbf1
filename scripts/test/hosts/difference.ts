import type { Facet } from './judge';
import type { Kind } from './rows';

/** An accepted difference of a host from the reference, which the host cannot avoid. */
export interface Difference {
  hosts: readonly string[];
  kinds: readonly Kind[] | 'all';
  facets: readonly Exclude<Facet, 'safety'>[];
  /** Matches the expected answers that it applies to; all of them when undefined. */
  expected?: RegExp;
  /** Matches the accepted actual answers; all of them when undefined. */
  got?: RegExp;
  /** Why the host cannot do better, as a sentence. */
  reason: string;
}
