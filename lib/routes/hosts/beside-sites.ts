import { agentPaths } from '../agent-paths';
import { withoutBase } from '../base';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import type { HostedSite } from './site-files';

/** An address beside the sites that lie below paths of one host, and where in the newest it leads. */
export interface BesideRule {
  from: string;
  to: string;
  /** Whether all below it leads there, too. */
  isFolder: boolean;
}

/** What lies at the root of a host with several sites, beside them. */
export const besideFiles = {
  robots: '/robots.txt',
  versions: '/assets/versions.json',
  notFound: '/404.html',
} as const;

/** The first segments there: what a rule for everything else has to leave alone. */
export function firstSegments(sites: readonly HostedSite[]): readonly string[] {
  const files = Object.values(besideFiles);
  return [
    ...new Set(
      [...sites.map(({ base }) => base), ...files].map((path) => path.split('/')[1] ?? ''),
    ),
  ];
}

/**
 * What leads into the newest of the sites on a host: every address as it would be without a path, so that
 * links outlive versions. For hosts that cannot say "everything else"; those that can need no list.
 *
 * @param sites the newest first
 * @returns nothing where a site lies at the root of the host
 */
export function besideSites(sites: readonly HostedSite[]): readonly BesideRule[] {
  const [newest] = sites;
  if (!newest || newest.base === '') return [];
  const cards = withoutBase(agentPaths.card('any')).replace(/\/[^/]*$/, '');
  const folders = [...pageNamespaces, ...fileNamespaces]
    .map((name) => `/${name}`)
    .map((folder) => (besideFiles.versions.startsWith(`${folder}/`) ? cards : folder));
  const files = newest.files.filter(
    (file) => file.lastIndexOf('/') === 0 && file !== besideFiles.robots,
  );
  const rule = (isFolder: boolean) => (from: string) => ({
    from,
    to: newest.base + from,
    isFolder,
  });
  return [places.home(), ...files].map(rule(false)).concat(folders.map(rule(true)));
}

/** Whether several sites, or one below a path, share a host: then its root belongs to none of them. */
export function isShared(sites: readonly Pick<HostedSite, 'base'>[]): boolean {
  return sites.some(({ base }) => base !== '');
}
