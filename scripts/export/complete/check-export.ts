import type { Redirect } from '@/content/types';
import { agentPaths } from '@/lib/routes/agent-paths';
import { withoutBase } from '@/lib/routes/base';
import type { SiteFiles } from '@/lib/routes/hosts/site-files';
import { iconFiles } from '@/lib/routes/icons';
import { pageNamespaces, paths, places } from '@/lib/routes/paths';
import { redirectProblems, splitFirstSegment } from '@/lib/routes/redirects';
import { searchPaths } from '@/lib/routes/search-paths';

const expectedPages = [paths.home(), paths.notFound(), paths.guides(), paths.search()].map(
  withoutBase,
);
const expectedFiles: readonly string[] = [
  paths.robots(),
  paths.sitemap(),
  searchPaths.description,
  agentPaths.feed,
  agentPaths.llms,
  agentPaths.llmsFull,
  ...iconFiles,
].map(withoutBase);

/** Returns the problems of an export before it is completed, each with its path. */
export function exportProblems(site: SiteFiles, table: readonly Redirect[]): readonly string[] {
  const missing = [
    ...expectedPages.filter((page) => !site.pages.includes(page)),
    ...expectedFiles.filter((file) => !site.files.includes(file)),
  ].map((path) => `${path} is missing`);

  // Hosts would redirect paths below unknown folders to the home page.
  const unknown = [...site.pages, ...site.files]
    .filter((path) => {
      const [first, rest] = splitFirstSegment(path);
      const isPage = site.pages.includes(path) && path !== places.home();
      return (isPage || rest !== '') && !pageNamespaces.includes(first);
    })
    .map((path) => `${path} is below no namespace of lib/routes/paths.ts`);

  return [...missing, ...unknown, ...redirectProblems(table, new Set(site.pages))];
}
