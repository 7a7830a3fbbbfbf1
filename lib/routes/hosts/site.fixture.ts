import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { sections } from '@/content/sections';
import { agentPaths } from '../agent-paths';
import { iconFiles } from '../icons';
import { itemTabs, paths, places } from '../paths';
import { redirectTable } from '../redirects';
import { searchPaths } from '../search-paths';
import type { HostedSite, SiteFiles } from './site-files';

/** An export for tests: every item and guide, with tabs and examples for some items. */
export const sampleSite: SiteFiles = {
  pages: [
    places.home(),
    places.notFound(),
    places.guides(),
    paths.search(),
    paths.themeBuilder(),
    ...guides.map(places.guide),
    ...sections.map((section) => places.categories(section.key)),
    ...docItems.flatMap((item, index) => {
      const tabs = itemTabs.slice(0, 2 + (index % 3));
      const examples = tabs.includes('examples') ? [`${item.id}-overview`, `${item.id}-basic`] : [];
      return [
        ...tabs.map((tab) => places.item(item, tab)),
        ...examples.map((example) => places.example(item, example)),
      ];
    }),
  ],
  files: [
    ...iconFiles,
    searchPaths.description,
    '/robots.txt',
    '/sitemap.xml',
    agentPaths.feed,
    agentPaths.llms,
    agentPaths.llmsFull,
    '/index.txt',
    ...docItems.map(places.apiJson),
  ],
  hashed: [
    paths.framework('static/chunks/0a1b2c3d4e.js'),
    paths.live('chunk-ABCD123.js'),
    paths.live('theme.112a1e4a5e.css'),
  ],
};

/** A content security policy for tests that do not depend on its sources. */
export const samplePolicy = "default-src 'self'";

/** The sample site at the root of a host, or below a path of it. */
export const hostedSample = (base = ''): HostedSite => ({
  ...sampleSite,
  base,
  redirects: redirectTable,
});
