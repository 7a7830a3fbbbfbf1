import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { libraryVersion } from '@/lib/catalogue/version';
import type { ApiDoc } from './model';

/** Links to the pages where the library's team maintains an item. */
export interface LibraryLinks {
  /** Name of the npm package that contains it. */
  packageName: string;
  package: string;
  /** URL of its source folder, at the documented release. */
  source: string;
  /** URL of its open issues. */
  issues: string;
  /** The design system's page about such a component, where there is one. */
  guideline?: { name: string; address: string };
}

/** The segments of the deepest folder that contains all files. */
function commonFolder(files: readonly string[]): string[] {
  const [first = [], ...rest] = files.map((file) => file.split('/').slice(0, -1));
  const end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return end === -1 ? first : first.slice(0, end);
}

/** Splits an entry point such as `@acme/ui/button/testing` into its package and the folders below it. */
function splitEntryPoint(entryPoint: string): { packageName: string; below: string[] } {
  const parts = entryPoint.split('/');
  const own = entryPoint.startsWith('@') ? 2 : 1;
  return { packageName: parts.slice(0, own).join('/'), below: parts.slice(own - 1) };
}

/**
 * Links to the library's own pages about an item. Assumes that the tag of a release is `v` plus its version;
 * the label of an item's issues may contain its folder (see `site.issueLabel`).
 */
export function libraryLinks(
  { guideline }: Pick<DocItem, 'guideline'>,
  {
    entryPoint,
    symbols,
  }: Pick<ApiDoc, 'entryPoint'> & { symbols: readonly { source?: string | undefined }[] },
): LibraryLinks {
  const { packageName, below } = splitEntryPoint(entryPoint);
  const [name = ''] = below;
  const own = symbols.flatMap(({ source }) => (source?.startsWith(`${name}/`) ? [source] : []));
  const common = commonFolder(own);
  // Only the package folder is common: the folders of the entry point are more precise.
  const folder = common.length > 1 ? common : below;
  const label = site.issueLabel?.replace('{folder}', folder.slice(0, 2).join('/'));
  const query = label === undefined ? 'is:issue is:open' : `is:issue is:open label:"${label}"`;
  return {
    packageName,
    package: `https://www.npmjs.com/package/${packageName}/v/${libraryVersion}`,
    source: `${site.repository}/tree/v${libraryVersion}/${[site.sourceFolder, ...folder].filter(Boolean).join('/')}`,
    issues: `${site.repository}/issues?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    ...(guideline !== undefined &&
      site.guidelines && {
        guideline: {
          name: site.guidelines.name,
          address: `${site.guidelines.address}/${guideline}`,
        },
      }),
  };
}
