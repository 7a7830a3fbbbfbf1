import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';

interface Options {
  file: string;
  /** Lines of front matter above the text. */
  offset: number;
  /** Says whether the site has a page at this path. */
  isPage: (path: string) => boolean;
}

/** Refuses links into the site that lead to no page; fragments are checked on the built pages. */
export function remarkLinks({ file, offset, isPage }: Options) {
  return (tree: Root): void => {
    visit(tree, 'link', (node: Link) => {
      if (!node.url.startsWith('/')) return;
      const path = node.url.replace(/[?#].*$/, '');
      if (isPage(path)) return;
      const where = `line ${(node.position?.start.line ?? 0) + offset}`;
      throw new ContentError(file, where, `a link to a page of the site, not "${node.url}"`);
    });
  };
}
