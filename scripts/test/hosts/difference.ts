import type { Facet } from './judge';
import type { Kind } from './rows';

/** What a host does otherwise than the reference, because it cannot do better. */
export interface Difference {
  hosts: readonly string[];
  kinds: readonly Kind[] | 'all';
  facets: readonly Exclude<Facet, 'safety'>[];
  /** Of which expected answers; of all, where nothing is said. */
  expected?: RegExp;
  /** What the host may do instead. */
  got?: RegExp;
  /** In a sentence. */
  reason: string;
}
