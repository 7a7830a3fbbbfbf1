import type { DocItem } from '@/content/types';
import { findItem } from '@/lib/catalogue/items';
import { allExamples } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { oldestRelease } from '@/lib/history/entry-points';
import { paths } from '@/lib/routes/paths';
import { word } from '@/lib/words/word';
import { type StatusColumn, statusColumns } from './columns';
import { type ItemFacts, readComponentStatus } from './schema';

/** A row of the status table. */
export interface StatusRow {
  item: DocItem;
  facts: ItemFacts;
  /** In the order of the columns. */
  cells: readonly ReturnType<StatusColumn['cell']>[];
}

function exampleUrl(id: string): string | undefined {
  const example = allExamples().find((each) => each.id === id);
  return example && paths.example(itemOfExample(example), id);
}

/**
 * The status of all items, by name.
 *
 * @throws when a row belongs to no item
 */
export function statusRows(
  all: readonly ItemFacts[] = readComponentStatus(),
): readonly StatusRow[] {
  const oldest = oldestRelease() ?? '';
  return all.map((facts) => {
    const item = findItem(facts.id, facts.package);
    if (!item) throw new Error(`component-status.json: no item ${facts.package}/${facts.id}`);
    const context = { item, exampleUrl, oldest };
    return { item, facts, cells: statusColumns.map(({ cell }) => cell(facts, context)) };
  });
}

/** What a column says, in full. */
export const meaningOf = ({ meaning }: StatusColumn): string =>
  word(meaning, { oldest: oldestRelease() ?? '' });

/** The anchor of an item's row. */
export const statusAnchor = ({ packageName, id }: Pick<DocItem, 'packageName' | 'id'>) =>
  `${packageName}-${id}`;
