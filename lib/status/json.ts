import { libraryVersion } from '@/lib/catalogue/version';
import { paths } from '@/lib/routes/paths';
import { statusColumns } from './columns';
import { statusRows } from './rows';

/** The status of all items for programs: what each column says, and the facts about each item. */
export function statusJson() {
  return {
    version: libraryVersion,
    page: paths.componentStatus(),
    columns: Object.fromEntries(statusColumns.map(({ key, meaning }) => [key, meaning])),
    items: statusRows().map(({ item, facts }) => ({
      ...facts,
      name: item.name,
      url: paths.item(item, 'overview'),
    })),
  };
}
