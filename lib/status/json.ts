import { libraryVersion } from '@/lib/catalogue/version';
import { readEntryPointHistory } from '@/lib/history/entry-points';
import { paths } from '@/lib/routes/paths';
import { statusColumns } from './columns';
import { meaningOf, statusRows } from './rows';

/** The status of all items for programs: the meaning of each column, and the facts about each item. */
export function statusJson() {
  return {
    version: libraryVersion,
    page: paths.componentStatus(),
    columns: Object.fromEntries(statusColumns.map((column) => [column.key, meaningOf(column)])),
    /** Those that `addedIn` was derived from; null stands for the first of them, or an earlier one. */
    releases: readEntryPointHistory().releases,
    items: statusRows().map(({ item, facts }) => ({
      ...facts,
      name: item.name,
      url: paths.item(item, 'overview'),
    })),
  };
}
