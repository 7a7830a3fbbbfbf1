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
  /** What Material says about such a part, where it says something. */
  guideline?: string;
}

/** The folder that all of some files lie in, in parts. */
function commonFolder(files: readonly string[]): string[] {
  const [first = [], ...rest] = files.map((file) => file.split('/').slice(0, -1));
  const end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return end === -1 ? first : first.slice(0, end);
}

/**
 * Links to the library's own pages about an item. The library names the label of its issues after the
 * folder, `area: material/button`, and a release's tag after its version.
 */
export function libraryLinks(
  { guideline }: Pick<DocItem, 'guideline'>,
  {
    entryPoint,
    symbols,
  }: Pick<ApiDoc, 'entryPoint'> & { symbols: readonly { source?: string | undefined }[] },
): LibraryLinks {
  const [scope = '', name = ''] = entryPoint.split('/');
  const own = symbols.flatMap(({ source }) => (source?.startsWith(`${name}/`) ? [source] : []));
  const common = commonFolder(own);
  // Nothing in common but the package: what it is imported from tells more.
  const folder = common.length > 1 ? common : entryPoint.split('/').slice(1);
  const query = `is:issue is:open label:"area: ${folder.slice(0, 2).join('/')}"`;
  return {
    packageName: `${scope}/${name}`,
    package: `https://www.npmjs.com/package/${scope}/${name}/v/${libraryVersion}`,
    source: `${site.repository}/tree/v${libraryVersion}/src/${folder.join('/')}`,
    issues: `${site.repository}/issues?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    ...(guideline !== undefined && { guideline: `https://m3.material.io/${guideline}` }),
  };
}
