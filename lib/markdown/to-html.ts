import type { Element } from 'hast';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { highlightToHtml, isCodeLanguage } from './highlight';
import { keptText } from './kept-text';
import { rehypeShortCode } from './short-code';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeShortCode)
  .use(rehypeHighlight)
  .freeze();

/**
 * Renders a short Markdown text, such as a doc comment, to HTML for `dangerouslySetInnerHTML`.
 * Raw HTML is removed; headings become bold paragraphs, so that they cannot break the page's outline;
 * fences are highlighted.
 */
export function markdownToHtml(source: string): Promise<string> {
  return keptText(['markdown', source], async () => {
    const tree = await processor.run(processor.parse(source));
    return toHtml(tree, { allowDangerousHtml: true });
  });
}

function rehypeHighlight() {
  return async (tree: Root): Promise<void> => {
    const jobs: Promise<void>[] = [];
    visit(tree, 'element', (node: Element) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        node.children = [
          { type: 'element', tagName: 'b', properties: {}, children: node.children },
        ];
        node.tagName = 'p';
      }
      if (node.tagName === 'pre') jobs.push(highlightPre(node));
    });
    await Promise.all(jobs);
  };
}

async function highlightPre(pre: Element): Promise<void> {
  const code = pre.children[0];
  if (code?.type !== 'element') return;
  const className = code.properties.className;
  const language = Array.isArray(className) ? String(className[0]).replace('language-', '') : 'ts';
  const html = await highlightToHtml(toString(code), isCodeLanguage(language) ? language : 'text');
  code.properties = {};
  pre.properties.tabIndex = 0;
  pre.properties.translate = 'no';
  code.children = [{ type: 'raw', value: html }];
}
