import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { libraryVersion } from '@/lib/catalogue/version';
import { type Wording, wording } from '@/lib/words/word';
import type { ApiDoc } from './model';
import { sourceAddress } from './source-links';

/** A link to a page where the library's team maintains an item. */
export interface LibraryLink extends Wording {
  href: string;
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
 * Links to an item's package on npm, its source at the documented release, its open issues, and the design
 * system's page about such a component, where there is one. The label of an item's issues may contain its folder (see `site.issueLabel`).
 */
export function libraryLinks(
  { guideline }: Pick<DocItem, 'guideline'>,
  {
    entryPoint,
    symbols,
  }: Pick<ApiDoc, 'entryPoint'> & { symbols: readonly { source?: string | undefined }[] },
): LibraryLink[] {
  const { packageName, below } = splitEntryPoint(entryPoint);
  const [name = ''] = below;
  const own = symbols.flatMap(({ source }) => (source?.startsWith(`${name}/`) ? [source] : []));
  const common = commonFolder(own);
  // Only the package folder is common: the folders of the entry point are more precise.
  const folder = common.length > 1 ? common : below;
  const label = site.issueLabel?.replace('{folder}', folder.slice(0, 2).join('/'));
  const query = label === undefined ? 'is:issue is:open' : `is:issue is:open label:"${label}"`;
  const place = { npm: packageName, version: libraryVersion, below: folder.slice(1) };
  return [
    {
      text: packageName,
      href: `https://www.npmjs.com/package/${packageName}/v/${libraryVersion}`,
    },
    { ...wording('Source'), href: sourceAddress(site, place) },
    {
      ...wording('Open issues'),
      href: `${site.repository}/issues?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    },
    ...(guideline !== undefined && site.guidelines
      ? [{ text: site.guidelines.name, href: `${site.guidelines.address}/${guideline}` }]
      : []),
  ];
}
