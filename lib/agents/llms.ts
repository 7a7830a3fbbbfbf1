import { site } from '@/content/site';
import { itemApiSchemaPath } from '@/lib/api/item-json';
import { libraryVersion } from '@/lib/catalogue/version';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { MarkdownPage } from './markdown-page';
import { absolute, blocks, heading, linkTo } from './text';

const name = `${site.subject} ${libraryVersion}`;

/**
 * The content of `llms.txt`, in the format of llmstxt.org: a title, a summary, then links to all pages that
 * exist as Markdown. Repeated pages are left out.
 */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const listed = pages.filter(({ isRepeated }) => !isRepeated);
  const groups = Object.entries(Object.groupBy(listed, ({ group }) => group));
  return `${blocks(
    heading(1, name),
    `> ${site.description}`,
    [
      `Every page is also available as Markdown: add \`.md\` to its address, or \`index.md\` to the home page's. Pages that only list others are left out here.`,
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
