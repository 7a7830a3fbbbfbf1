import type { News } from '@/lib/history/new-symbols';

/** The label of an item with new symbols. */
export function newIn({ major }: News): string {
  return `New in ${major}`;
}
