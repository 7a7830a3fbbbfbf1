import { word } from '@/lib/words/word';

/** An assistant that opens with a question in its address. */
interface Assistant {
  name: string;
  /** The address without the question. */
  address: string;
}

const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/**
 * Links that open an assistant with a question about a page. They carry only the address of the page: nothing is sent
 * before a reader follows one.
 *
 * @param page absolute URL of the page as Markdown
 */
export function assistantLinks(page: string): readonly { name: string; href: string }[] {
  const question = encodeURIComponent(word('Read {page} and answer questions about it.', { page }));
  return assistants.map(({ name, address }) => ({ name, href: address + question }));
}
