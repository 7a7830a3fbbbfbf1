import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { libraryVersion } from '@/lib/catalogue/version';
import type { ApiDoc } from './model';

/** Where an item of the library is looked after. */
export interface LibraryLinks {
  /** The npm package that brings it. */
  packageName: string;
  package: string;
  /** Its folder of the source, at the release that is documented. */
  source: string;
  /** Its open issues. */
  issues: string;
  /** What the design system says about such a part, where it says something. */
  guideline?: { name: string; address: string };
}

/** The folder that all of some files lie in, in parts. */
function commonFolder(files: readonly string[]): string[] {
  const [first = [], ...rest] = files.map((file) => file.split('/').slice(0, -1));
  const end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return end === -1 ? first : first.slice(0, end);
}

/** The package that an entry point belongs to, and the folders below it: `@acme/ui/button/testing`. */
function splitEntryPoint(entryPoint: string): { packageName: string; below: string[] } {
  const parts = entryPoint.split('/');
  const own = entryPoint.startsWith('@') ? 2 : 1;
  return { packageName: parts.slice(0, own).join('/'), below: parts.slice(own - 1) };
}

/**
 * Links to the library's own pages about an item. The library names a release's tag after its version, and
 * may name the label of an item's issues after its folder.
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
  // Nothing in common but the package: what it is imported from tells more.
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
