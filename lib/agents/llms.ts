import { site } from '@/content/site';
import { itemApiSchemaPath } from '@/lib/api/item-json';
import { libraryVersion } from '@/lib/catalogue/version';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { MarkdownPage } from './markdown-page';
import { absolute, blocks, heading, linkTo } from './text';

const name = `${site.subject} ${libraryVersion}`;

/** A page with its Markdown. */
export interface WrittenPage {
  page: MarkdownPage;
  text: string;
}

/**
 * The content of `llms.txt`, in the format of llmstxt.org: a title, a summary, then links to all pages that
 * exist as Markdown, with their sizes. Repeated pages are left out.
 */
export function llmsText(pages: readonly WrittenPage[]): string {
  const listed = pages.filter(({ page }) => !page.isRepeated);
  const groups = Object.entries(Object.groupBy(listed, ({ page }) => page.group));
  const full = bytesOf(llmsFullText(pages));
  return `${blocks(
    heading(1, name),
    `> ${site.description}`,
    [
      `Every page is also available as Markdown: add \`.md\` to its address, or \`index.md\` to the home page's. Pages that only list others are left out here. Sizes are those of the Markdown; a token has about four bytes.`,
      `The API of each component is also available as JSON: \`api.json\` beside its API page; its schema is ${absolute(itemApiSchemaPath)}.`,
    ].join(' '),
    ...groups.map(([group, members = []]) =>
      blocks(heading(2, group), members.map(listLine).join('\n')),
    ),
    heading(2, 'Optional'),
    [
      `- [Everything as one file](${absolute(agentPaths.llmsFull)}): all of these pages in one file (${sizeText(full)}, about ${thousands(full / bytesPerToken)},000 tokens)`,
      `- [Feed](${absolute(agentPaths.feed)}): new versions of the library, and what has changed on the site`,
    ].join('\n'),
  )}\n`;
}

const listLine = ({ page: { path, title, line }, text }: WrittenPage) =>
  `- [${title}](${linkTo(path)}): ${line} (${sizeText(bytesOf(text))})`;

/** About as many bytes as a token of English text and code has. */
const bytesPerToken = 4;

const bytesOf = (text: string) => Buffer.byteLength(text);

const thousands = (count: number) => Math.max(1, Math.round(count / 1000));

/** A size for people and agents: "12 KB", "3.8 MB". */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${thousands(bytes)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The content of `llms-full.txt`: all pages in one file, in the order of `llms.txt`. */
export function llmsFullText(pages: readonly WrittenPage[]): string {
  const own = pages.filter(({ page }) => !page.isRepeated);
  return `${blocks(`<!-- ${name}: every page of ${site.baseUrl} -->`, ...own.map(({ text }) => text).flatMap((text, index) => (index === 0 ? [text] : ['---', text])))}\n`;
}
