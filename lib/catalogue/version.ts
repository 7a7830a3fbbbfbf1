import { site } from '@/content/site';
import { installedVersion } from './installed';

/** Removes build metadata: `22.2.0+sha.1f2e` is release `22.2.0` (semver.org, section 10). */
export function releaseOf(version: string): string {
  return version.replace(/\+.*$/, '');
}

/** The documented release: the version of the first package as installed. */
export const libraryVersion = releaseOf(installedVersion(site.packages[0].npm));
