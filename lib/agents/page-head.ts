import { libraryVersion } from '@/lib/catalogue/version';
import { absolute, blocks, heading, linkTo } from './text';

interface PageHead {
  title: string;
  /** One sentence: what the page is about. */
  line?: string;
  path: string;
  /** The library's name, as people search for it. */
  library: string;
  /** The item's other pages; the page itself may be among them. */
  beside?: readonly { name: string; path: string }[];
}

/** The head of every Markdown page: title, summary, library version, page URL and links to related pages. */
export function pageHead({ title, line, path, library, beside = [] }: PageHead): string {
  const links = beside
    .filter((other) => other.path !== path)
    .map((other) => `[${other.name}](${linkTo(other.path)})`);
  const facts = [`${library} ${libraryVersion}`, `Page: <${absolute(path)}>`, ...links];
  return blocks(heading(1, title), line && `> ${line}`, facts.join(' · '));
}
