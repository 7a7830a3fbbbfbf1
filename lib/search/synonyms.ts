import { guideSynonyms, itemSynonyms, taskSynonyms } from '@/content/synonyms';
import type { DocItem, Guide } from '@/content/types';

/** Other names that people use for an item. */
export function synonymsOfItem(item: Pick<DocItem, 'id' | 'packageName'>): readonly string[] {
  return itemSynonyms[item.packageName]?.[item.id] ?? [];
}

/** Other names that people use for the subject of a guide. */
export function synonymsOfGuide(guide: Pick<Guide, 'id'>): readonly string[] {
  return guideSynonyms[guide.id] ?? [];
}

/** The key of a section in `taskSynonyms`; `file` is the path of its text. */
export const taskKeyOf = (file: string, anchor: string): string =>
  `${file.replace(/^content\//, '').replace(/\.md$/, '')}#${anchor}`;

/** What people ask for that a section answers. */
export function tasksOfSection(file: string, anchor: string): readonly string[] {
  return taskSynonyms[taskKeyOf(file, anchor)] ?? [];
}

/** What people ask for that an example answers. */
export function tasksOfExample(id: string): readonly string[] {
  return taskSynonyms[id] ?? [];
}
