import type { DocItem } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { type ItemMeasures, itemMeasuresSchema } from './schema';

const cache = new Map<string, ItemMeasures | undefined>();

/**
 * What a browser measured of an item. It is committed, so that a build needs no browser.
 *
 * @returns nothing when the item is newer than the last measurement, or when the site has none
 */
export function measuresOf(item: Pick<DocItem, 'id' | 'packageName'>): ItemMeasures | undefined {
  const file = generatedFiles.measuresOf(item.packageName, item.id);
  if (!cache.has(file)) {
    const measures = isGenerated(file, 'content')
      ? readGeneratedJson(file, itemMeasuresSchema)
      : undefined;
    cache.set(file, measures);
  }
  return cache.get(file);
}
