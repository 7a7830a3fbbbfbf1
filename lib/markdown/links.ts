import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';
import { withBase } from '@/lib/routes/base';

interface Options {
  file: string;
  /** Number of lines of front matter above the text. */
  offset: number;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
}

/**
 * Adds the base path to links into the site, which authors write from the root. Throws for links to missing
 * pages; fragments are checked on the built pages.
 */
export function remarkLinks({ file, offset, isPage }: Options) {
  return (tree: Root): void => {
    visit(tree, 'link', (node: Link) => {
      if (!node.url.startsWith('/')) return;
      const address = withBase(node.url);
      if (isPage(address.replace(/[?#].*$/, ''))) {
        node.url = address;
        return;
      }
      const where = `line ${(node.position?.start.line ?? 0) + offset}`;
      throw new ContentError(file, where, `a link to a page of the site, not "${node.url}"`);
    });
  };
}
