import { withBase } from './base';
import { paths } from './paths';

/** Paths of files for crawlers, agents and feed readers. Scripts of pages do not need them. */
export const agentPaths = {
  /** A page as Markdown: its URL plus an extension, and a name where the URL ends in a slash. */
  markdown: (page: string) => `${page.replace(/\/$/, '/index')}.md`,
  /** The list of pages in the format of llmstxt.org, and all pages in one file. */
  llms: withBase('/llms.txt'),
  llmsFull: withBase('/llms-full.txt'),
  feed: withBase('/feed.xml'),
  /** The preview image of a page for shared links. */
  card: (name: string) => `${cardFolder}/${name}.png`,
} as const;

const cardFolder = `${paths.versions().replace(/\/[^/]*$/, '')}/cards`;
