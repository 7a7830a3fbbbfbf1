import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3 | 4;
}

const depths: Record<string, Heading['depth']> = { h2: 2, h3: 3, h4: 4 };

/**
 * Creates a function that makes anchors for headings, as GitHub does. It remembers earlier results, so that
 * a repeated heading gets `-1`, `-2`, …; use one for each page. No other code makes slugs.
 */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(text);
}

/**
 * Assigns ids and names to headings, and lists them; throws for an `h1` (the page has one) and level gaps.
 */
export function rehypeHeadings({ file, headings }: { file: string; headings: Heading[] }) {
  return (tree: Root): void => {
    const slug = createSlugger();
    let previous = 1;
    visit(tree, 'element', (node: Element) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      const text = toString(node).trim();
      const depth = depths[node.tagName];
      if (!depth) throw new ContentError(file, `heading "${text}"`, 'a level from 2 to 4');
      if (depth > previous + 1) {
        throw new ContentError(file, `heading "${text}"`, `level ${previous + 1} before ${depth}`);
      }
      previous = depth;
      const id = slug(text);
      node.properties.id = id;
      node.properties['dataName'] = text;
      headings.push({ id, text, depth });
    });
  };
}
