import { isMember } from './kinds';
import type { SearchRecord } from './records';
import type { SearchPreview } from './shards';

/**
 * The preview of a record among those of its file, if it has one. A member has the import of its symbol, which the file
 * therefore contains once.
 */
export function previewAmong(
  previews: readonly SearchPreview[],
  records: readonly SearchRecord[],
  id: number,
): SearchPreview | undefined {
  const preview = previews.find((each) => each.id === id);
  // The symbol of a member is before it; any other record is its own.
  const symbol = records.findLastIndex(({ kind }, at) => at <= id && !isMember(kind));
  const line = previews.find((each) => each.id === symbol)?.import;
  return preview && { ...preview, ...(line !== undefined && { import: line }) };
}
