import type { DocItem, DocItemRow, Guide, GuideRow } from '@/content/types';
import { packageOf } from './packages';

/** Returns an item with defaults for the fields that its row leaves out. */
export function completeItem({ overviewPath, ...row }: DocItemRow): DocItem {
  const { id, packageName } = row;
  const apiDocId = row.apiDocId ?? `${packageName}-${id}`;
  const { exampleNamespace = '', hasTesting = false } = packageOf(row);
  const testing = { name: 'Testing', path: `${apiDocId}-testing` };
  return {
    ...row,
    purpose: row.purpose ?? 'base',
    exampleSpecs: row.exampleSpecs ?? [{ prefix: `${exampleNamespace}${id}-` }],
    ...(overviewPath !== null && {
      overviewPath: overviewPath ?? `content/overviews/${packageName}/${id}.md`,
    }),
    apiDocId,
    additionalApiDocs: row.additionalApiDocs ?? (hasTesting ? [testing] : []),
  };
}

/** Returns a guide with the default path of its text when its row has none. */
export function completeGuide(row: GuideRow): Guide {
  return { ...row, overview: row.overview ?? `content/guides/${row.id}.md` };
}
