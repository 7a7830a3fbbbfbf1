import { guides } from '@/content/guides';
import type { Guide } from '@/content/types';
import { checkGuides } from './check-content';
import { completeGuide } from './complete-rows';
import type { Neighbors } from './neighbors';

const rows: readonly Guide[] = checkGuides(guides).map(completeGuide);

/** Every guide in reading order. */
export function allGuides(): readonly Guide[] {
  return rows;
}

/** The guide with this id, or `undefined`. */
export function findGuide(id: string): Guide | undefined {
  return rows.find((guide) => guide.id === id);
}

/** The guides before and after this one in reading order. */
export function guideNeighbors(guide: Guide): Neighbors<Guide> {
  const index = rows.indexOf(guide);
  return { previous: rows[index - 1], next: rows[index + 1] };
}
