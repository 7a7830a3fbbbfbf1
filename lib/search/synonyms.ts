import { guideSynonyms, itemSynonyms } from '@/content/synonyms';
import type { DocItem, Guide } from '@/content/types';

/** Other names that people use for an item. */
export function synonymsOfItem(item: Pick<DocItem, 'id' | 'packageName'>): readonly string[] {
  return itemSynonyms[item.packageName]?.[item.id] ?? [];
}

/** Other names that people use for the subject of a guide. */
export function synonymsOfGuide(guide: Pick<Guide, 'id'>): readonly string[] {
  return guideSynonyms[guide.id] ?? [];
}
