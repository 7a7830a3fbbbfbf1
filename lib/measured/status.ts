import type { DocItem } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { type ItemStatus, itemStatusSchema } from './status-schema';

/**
 * What `npm run measure` found out about an item: its size, and how its examples run. It is committed.
 *
 * @returns an empty status for an item that has not been measured
 */
export function statusOf({ packageName, id }: Pick<DocItem, 'id' | 'packageName'>): ItemStatus {
  const file = generatedFiles.statusOf(packageName, id);
  return isGenerated(file, 'content') ? readGeneratedJson(file, itemStatusSchema) : {};
}
