import type { SiteDefinition } from '@/content/site-definition';

type SourceFields = Pick<SiteDefinition, 'repository' | 'sourceFolder' | 'tag' | 'packages'>;

const joined = (parts: readonly string[]) => parts.filter(Boolean).join('/');

/** The name of a release's tag in the library's repository. */
export function tagOf({ tag = 'v{version}' }: Pick<SourceFields, 'tag'>, version: string): string {
  return tag.replaceAll('{version}', version);
}

/**
 * The folder of a documented package in the library's repository.
 *
 * @param npm its name on npm
 */
export function folderInRepository(site: SourceFields, npm: string): string {
  const own = site.packages.find((each) => each.npm === npm);
  return own?.folder ?? joined([site.sourceFolder, own?.key ?? npm.replace(/^@[^/]+\//, '')]);
}

/**
 * The address of a folder in the library's repository, at a release.
 *
 * @param below the folders below that of the package
 */
export function sourceAddress(
  site: SourceFields,
  { npm, version, below }: { npm: string; version: string; below: readonly string[] },
): string {
  const folder = joined([folderInRepository(site, npm), ...below]);
  const release = `${site.repository}/tree/${tagOf(site, version)}`;
  return folder === '' ? release : `${release}/${folder}`;
}
