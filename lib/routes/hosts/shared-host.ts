import { agentPaths } from '../agent-paths';
import { withoutBase } from '../base';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import type { HostedSite } from './site-files';

/** A redirect from a path outside of the sites that share a host, to the newest of them. */
export interface RootRedirect {
  from: string;
  to: string;
  /** Whether all paths below it are redirected too. */
  isFolder: boolean;
}

/** Files at the root of a host with several sites, outside of them. */
export const sharedRootFiles = {
  robots: '/robots.txt',
  versions: '/assets/versions.json',
  notFound: '/404.html',
} as const;

/** The first path segments at the root, which a rule for all other paths has to exclude. */
export function firstSegments(sites: readonly HostedSite[]): readonly string[] {
  const files = Object.values(sharedRootFiles);
  return [
    ...new Set(
      [...sites.map(({ base }) => base), ...files].map((path) => path.split('/')[1] ?? ''),
    ),
  ];
}

/**
 * Redirects into the newest site of a host, for every path that it would have at the root, so that links
 * without a version keep working. For hosts whose rules cannot match "all other paths"; other hosts need no
 * list.
 *
 * @param sites newest first
 * @returns empty when a site is at the root of the host
 */
export function rootRedirects(sites: readonly HostedSite[]): readonly RootRedirect[] {
  const [newest] = sites;
  if (!newest || newest.base === '') return [];
  const cards = withoutBase(agentPaths.card('any')).replace(/\/[^/]*$/, '');
  const folders = [...pageNamespaces, ...fileNamespaces]
    .map((name) => `/${name}`)
    .map((folder) => (sharedRootFiles.versions.startsWith(`${folder}/`) ? cards : folder));
  const files = newest.files.filter(
    (file) => file.lastIndexOf('/') === 0 && file !== sharedRootFiles.robots,
  );
  const rule = (isFolder: boolean) => (from: string) => ({
    from,
    to: newest.base + from,
    isFolder,
  });
  return [places.home(), ...files].map(rule(false)).concat(folders.map(rule(true)));
}

/** Whether sites are below paths of a host: then the root of the host belongs to none of them. */
export function isSharedHost(sites: readonly Pick<HostedSite, 'base'>[]): boolean {
  return sites.some(({ base }) => base !== '');
}
