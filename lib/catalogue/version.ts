import material from '@angular/material/package.json';

/** Drops build metadata: `22.2.0+sha.1f2e` is release `22.2.0` (semver.org, section 10). */
export function releaseOf(version: string): string {
  return version.replace(/\+.*$/, '');
}

/** The documented release, from the installed package. */
export const libraryVersion = releaseOf(material.version);
