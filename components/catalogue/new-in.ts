import { word } from '@/lib/words/word';
import type { News } from '@/lib/history/new-symbols';

/** The label of an item with new symbols. */
export function newIn({ major }: News): string {
  return word('New in {version}', { version: major });
}
