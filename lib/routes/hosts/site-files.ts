import type { Redirect } from '@/content/types';

/** What the export holds, as the emitters of host rules see it. */
export interface SiteFiles {
  /** Clean URLs of the pages: `/`, `/guides`, `/guide/theming`, … */
  pages: readonly string[];
  /** URLs of files that are not pages, below page namespaces or at the root: `/robots.txt`. */
  files: readonly string[];
  /** URLs of the files whose names carry a hash, all of them below file namespaces. */
  hashed: readonly string[];
}

/** A site on a host, as the emitters of its rules see it. What it holds is named by its place in the export. */
export interface HostedSite extends SiteFiles {
  /** What it lies below: empty for the root of the host, else such as `/22`. */
  base: string;
  redirects: readonly Redirect[];
}

/** The export as one set of URLs that answer 200, the form the reference resolver takes. */
export function existingPaths({
  pages,
  files,
}: Pick<SiteFiles, 'pages' | 'files'>): ReadonlySet<string> {
  return new Set([...pages, ...files]);
}
