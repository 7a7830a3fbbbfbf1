import type { News } from '@/lib/history/new-symbols';
import { type Wording, wording } from '@/lib/words/word';

/** The label of an item with new symbols. */
export function newIn({ major }: News): Wording {
  return wording('New in {version}', { version: major });
}
