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

/** A part of a text, by its offsets, and what stands there instead. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * One of our own Markdown files for readers without the site: what stands for an example is its code, what
 * stands for a table is the table, and links lead to pages as Markdown. All else stays letter by letter.
 *
 * @param file from the project's root
 */
export function proseMarkdown(file: string): string {
  return withSiteParts(readProse(file).text, file);
}

/** @param file named in errors */
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

/** What stands for a comment that the site shows a part of its own for. */
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

/** `complete` on a fence tells our own checks to compile it. */
function withoutOwnMarks(text: string): string {
  return text.replace(/^(`{3,}\w*.*?) complete\b/, '$1');
}

function apply(text: string, changes: readonly Change[]): string {
  let result = text;
  // From the end, so that the offsets of those before still hold.
  for (const { start, end, text: inserted } of changes.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + inserted + result.slice(end);
  }
  return result;
}
