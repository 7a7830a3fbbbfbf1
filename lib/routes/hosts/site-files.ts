import type { Redirect } from '@/content/types';

/** The content of the export, as input for the generators of host rules. */
export interface SiteFiles {
  /** Clean URLs of the pages: `/`, `/guides`, `/guide/theming`, … */
  pages: readonly string[];
  /** URLs of files that are not pages, below page namespaces or at the root: `/robots.txt`. */
  files: readonly string[];
  /** URLs of files whose names contain a hash, all below file namespaces. */
  hashed: readonly string[];
}

/** A site on a host, as input for the generators of host rules. All paths are paths within the export. */
export interface HostedSite extends SiteFiles {
  /** The base path: empty for the root of the host, or a path such as `/22`. */
  base: string;
  redirects: readonly Redirect[];
}

/** The set of all paths that answer 200, as input for the reference resolver. */
export function existingPaths({
  pages,
  files,
}: Pick<SiteFiles, 'pages' | 'files'>): ReadonlySet<string> {
  return new Set([...pages, ...files]);
}
