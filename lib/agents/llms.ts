import { site } from '@/content/site';
import { itemApiSchemaPath } from '@/lib/api/item-json';
import { libraryVersion } from '@/lib/catalogue/version';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { MarkdownPage } from './markdown-pages';
import { absolute, blocks, heading, linkTo } from './text';

const name = `${site.subject} ${libraryVersion}`;

/**
 * The content of `llms.txt`, in the format of llmstxt.org: a title, a summary, then links to all pages that
 * exist as Markdown. Pages of single examples are left out: the examples page of each item contains them.
 */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const listed = pages.filter(({ isRepeated }) => !isRepeated);
  const groups = Object.entries(Object.groupBy(listed, ({ group }) => group));
  return `${blocks(
    heading(1, name),
    `> ${site.description}`,
    [
      `Every guide and every page of a component is also available as Markdown: add \`.md\` to its address. This list replaces the pages that only list others.`,
      `The API of each component is also available as JSON: \`api.json\` beside its API page; its schema is ${absolute(itemApiSchemaPath)}.`,
    ].join(' '),
    ...groups.map(([group, members = []]) =>
      blocks(heading(2, group), members.map(listLine).join('\n')),
    ),
    heading(2, 'Optional'),
    [
      `- [Everything as one file](${absolute(agentPaths.llmsFull)}): all of these pages in one file`,
      `- [Feed](${absolute(agentPaths.feed)}): new versions of the library, and what has changed on the site`,
    ].join('\n'),
  )}\n`;
}

const listLine = ({ path, title, line }: MarkdownPage) => `- [${title}](${linkTo(path)}): ${line}`;

/** The content of `llms-full.txt`: all pages in one file, in the order of `llms.txt`. */
export function llmsFullText(pages: readonly { page: MarkdownPage; text: string }[]): string {
  const own = pages.filter(({ page }) => !page.isRepeated);
  return `${blocks(`<!-- ${name}: every page of ${site.baseUrl} -->`, ...own.map(({ text }) => text).flatMap((text, index) => (index === 0 ? [text] : ['---', text])))}\n`;
}
