import type { Code, Html, Image, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseExampleComment } from '@/lib/markdown/examples';
import { splitFrontMatter } from '@/lib/markdown/front-matter';
import { parsePairComment } from '@/lib/markdown/pairs';
import { readProse } from '@/lib/markdown/read-prose';
import { systemVariableGroupOf } from '@/lib/markdown/system-variables';
import { withBase } from '@/lib/routes/base';
import { exampleCode, snippetCode } from './example-code';
import { systemVariableTable } from './styling-markdown';
import { blocks, linkTo } from './text';

const processor = unified().use(remarkParse).use(remarkGfm);

/** A replacement in a text, by offsets. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns one of our Markdown files for readers outside the site. Comments that place an example or a table
 * are replaced with the code or the table, and links point at Markdown pages. The rest stays unchanged.
 *
 * @param file path from the project's root
 */
export function proseMarkdown(file: string): string {
  return withSiteParts(readProse(file).text, file);
}

/** @param file path used in error messages */
export function withSiteParts(source: string, file: string): string {
  const { body } = splitFrontMatter(source, file);
  const tree: Root = processor.parse(body);
  const changes: Change[] = [];
  const change = (node: Code | Html | Image | Link, to: (text: string) => string | undefined) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const text = to(body.slice(start.offset, end.offset));
    if (text !== undefined) changes.push({ start: start.offset, end: end.offset, text });
  };
  visit(tree, 'html', (node) => change(node, siteMark));
  visit(tree, 'code', (node) => change(node, withoutOwnMarks));
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const { url } = node;
    change(node, (text) => {
      const at = url.startsWith('/') ? text.lastIndexOf(`](${url}`) : -1;
      return at < 0
        ? undefined
        : `${text.slice(0, at)}](${linkTo(withBase(url))}${text.slice(at + 2 + url.length)}`;
    });
  });
  return apply(body, changes).trim();
}

/** The Markdown that replaces a comment for which the site renders a component; nothing for other HTML. */
function siteMark(html: string): string | undefined {
  const reference = parseExampleComment(html);
  if (reference) {
    const { example, file, region } = reference;
    return file === undefined ? exampleCode(example) : snippetCode(example, file, region);
  }
  const pair = parsePairComment(html);
  if (pair) {
    return blocks(
      `**Do.** ${pair.do.why}`,
      exampleCode(pair.do.example),
      `**Don’t.** ${pair.avoid.why}`,
      exampleCode(pair.avoid.example),
    );
  }
  const group = systemVariableGroupOf(html);
  return group && systemVariableTable(group);
}

/** Removes `complete` from a fence: it only makes our own checks compile the block. */
function withoutOwnMarks(text: string): string {
  return text.replace(/^(`{3,}\w*.*?) complete\b/, '$1');
}

function apply(text: string, changes: readonly Change[]): string {
  let result = text;
  // From the end, so that the offsets of earlier changes stay valid.
  for (const { start, end, text: inserted } of changes.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + inserted + result.slice(end);
  }
  return result;
}
