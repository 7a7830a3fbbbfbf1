import { withBase } from './base';
import { paths } from './paths';

/** Addresses of what crawlers, agents and feed readers ask for. No page of a visitor needs them in script. */
export const agentPaths = {
  /** A page as Markdown: its address with an ending. */
  markdown: (page: string) => `${page}.md`,
  /** What there is, by the convention of llmstxt.org, and all of it as one file. */
  llms: withBase('/llms.txt'),
  llmsFull: withBase('/llms-full.txt'),
  feed: withBase('/feed.xml'),
  /** The picture that stands for a page where it is shared. */
  card: (name: string) => `${cardFolder}/${name}.png`,
} as const;

const cardFolder = `${paths.versions().replace(/\/[^/]*$/, '')}/cards`;
