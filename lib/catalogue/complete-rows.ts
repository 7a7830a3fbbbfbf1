import type { DocItem, DocItemRow, Guide, GuideRow, PackageName } from '@/content/types';

/** Example ids are unique across packages: those of the CDK begin with its name. */
const exampleNamespaces: Record<PackageName, string> = { material: '', cdk: 'cdk-' };

/** Almost every part of Material has an entry point with its test harnesses beside it. */
const hasTesting: Record<PackageName, boolean> = { material: true, cdk: false };

/** An item with the defaults of what its row leaves out. */
export function completeItem({ overviewPath, ...row }: DocItemRow): DocItem {
  const { id, packageName } = row;
  const apiDocId = row.apiDocId ?? `${packageName}-${id}`;
  const testing = { name: 'Testing', path: `${apiDocId}-testing` };
  return {
    ...row,
    purpose: row.purpose ?? 'base',
    exampleSpecs: row.exampleSpecs ?? [{ prefix: `${exampleNamespaces[packageName]}${id}-` }],
    ...(overviewPath !== null && {
      overviewPath: overviewPath ?? `content/overviews/${packageName}/${id}.md`,
    }),
    apiDocId,
    additionalApiDocs: row.additionalApiDocs ?? (hasTesting[packageName] ? [testing] : []),
  };
}

/** A guide with the file its row leaves out. */
export function completeGuide(row: GuideRow): Guide {
  return { ...row, overview: row.overview ?? `content/guides/${row.id}.md` };
}
