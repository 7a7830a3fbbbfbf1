import { libraryVersion } from '@/lib/catalogue/version';
import { absolute, blocks, heading, linkTo } from './text';

interface PageHead {
  title: string;
  /** What the page is about, in a sentence. */
  line?: string;
  path: string;
  /** The library, as readers search for it. */
  library: string;
  /** Pages that belong to it. */
  beside?: readonly { name: string; path: string }[];
}

/** What every page as Markdown opens with: its title, what it is about, and where it is from. */
export function pageHead({ title, line, path, library, beside = [] }: PageHead): string {
  const links = beside
    .filter((other) => other.path !== path)
    .map((other) => `[${other.name}](${linkTo(other.path)})`);
  const facts = [`${library} ${libraryVersion}`, `Page: <${absolute(path)}>`, ...links];
  return blocks(heading(1, title), line && `> ${line}`, facts.join(' · '));
}
