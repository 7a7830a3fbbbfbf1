import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { sections } from '@/content/sections';
import { agentPaths } from '../agent-paths';
import { iconFiles } from '../icons';
import { itemTabs, paths } from '../paths';
import { searchPaths } from '../search-paths';
import type { SiteFiles } from './site-files';

/** An export for tests: every item and guide, with tabs and examples on some of the items. */
export const sampleSite: SiteFiles = {
  pages: [
    paths.home(),
    paths.notFound(),
    paths.guides(),
    paths.search(),
    ...guides.map(paths.guide),
    ...sections.map((section) => paths.categories(section.key)),
    ...docItems.flatMap((item, index) => {
      const tabs = itemTabs.slice(0, 2 + (index % 3));
      const examples = tabs.includes('examples') ? [`${item.id}-overview`, `${item.id}-basic`] : [];
      return [
        ...tabs.map((tab) => paths.item(item, tab)),
        ...examples.map((example) => paths.example(item, example)),
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
    ...docItems.map(paths.apiJson),
  ],
};

/** A policy where its sources do not matter. */
export const samplePolicy = "default-src 'self'";
