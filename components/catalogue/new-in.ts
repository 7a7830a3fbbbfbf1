import type { News } from '@/lib/history/new-symbols';

/** The mark of a part with something new in it. */
export function newIn({ major }: News): string {
  return `New in ${major}`;
}
