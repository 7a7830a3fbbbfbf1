import type { DocItem, Guide } from '@/content/types';
import { allGuides } from '@/lib/catalogue/guides';
import { packageOf } from '@/lib/catalogue/packages';
import { readExampleFiles } from './sources';

/** Whether a text of code imports from the entry point of an item. */
function imports(text: string, item: Pick<DocItem, 'id' | 'packageName'>): boolean {
  return text.includes(`from '${packageOf(item).npm}/${item.id}'`);
}

/** The guides that build something with an item, in reading order: their example imports it. */
export function recipesWith(
  item: Pick<DocItem, 'id' | 'packageName'>,
  guides: readonly Guide[] = allGuides(),
  sourcesOf = readExampleFiles,
): readonly Guide[] {
  return guides.filter(
    ({ example }) =>
      example !== undefined && sourcesOf(example).some(({ text }) => imports(text, item)),
  );
}
