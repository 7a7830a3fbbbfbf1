/** The Markdown version of a page; its URL is the page's URL plus an extension. */
export interface MarkdownPage {
  /** Path of the page. */
  path: string;
  title: string;
  /** One sentence: what the page is about. */
  line: string;
  /** Heading of `llms.txt` that lists the page. */
  group: string;
  /**
   * Whether other files have the same content: the item's examples page contains each single example, and
   * `llms.txt` what pages list.
   */
  isRepeated?: boolean;
  text: () => string;
}
