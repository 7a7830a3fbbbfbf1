import type { Code, Heading, InlineCode, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '@/lib/markdown/front-matter';

/** A fenced block of code. */
export interface Fence {
  /** The line number of the first line of code in the file. */
  line: number;
  language: string;
  /** Name of the file that it shows, when the author sets one. */
  title?: string;
  /** The author marked it as complete, so it must compile unchanged. */
  complete: boolean;
  /** The author's reason why the block cannot be compiled. */
  unchecked?: string;
  /** The class of the page's context that the block uses, when it is not the default one. */
  context?: string;
  code: string;
}

/** Code in a line of text. */
export interface CodeSpan {
  line: number;
  text: string;
}

/** A parsed Markdown file. */
export interface ProseFile {
  /** Path from the project's root. */
  path: string;
  kind: 'overview' | 'guide';
  tree: Root;
  /** The number of lines of front matter, to be added to the line of a node. */
  offset: number;
  fences: readonly Fence[];
  spans: readonly CodeSpan[];
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze();
const attributePattern = /\b(title|unchecked|context)="([^"]*)"/g;

/**
 * Parses a Markdown file for the checks.
 *
 * @param path path from the project's root; determines whether it is an overview or a guide
 * @throws ContentError when the front matter is not YAML
 */
export function parseProse(source: string, path: string): ProseFile {
  const { body, offset } = splitFrontMatter(source, path);
  const tree = processor.parse(body);
  const fences: Fence[] = [];
  const spans: CodeSpan[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') fences.push(toFence(node, offset));
    if (node.type === 'inlineCode') spans.push({ line: lineOf(node, offset), text: node.value });
  });
  const kind = path.includes('content/guides/') ? 'guide' : 'overview';
  return { path, kind, tree, offset, fences, spans };
}

function toFence(node: Code, offset: number): Fence {
  const meta = node.meta ?? '';
  const attributes = new Map(
    [...meta.matchAll(attributePattern)].map(([, name = '', value = '']) => [name, value]),
  );
  const title = attributes.get('title');
  const unchecked = attributes.get('unchecked');
  const context = attributes.get('context');
  return {
    line: lineOf(node, offset) + 1,
    language: node.lang ?? 'text',
    ...(title !== undefined && { title }),
    ...(unchecked !== undefined && { unchecked }),
    ...(context !== undefined && { context }),
    complete: /\bcomplete\b/.test(meta.replace(attributePattern, '')),
    code: node.value,
  };
}

/** Returns the line of the file in which a node starts. */
export function lineOf(
  node: Pick<Code | Heading | InlineCode, 'position'>,
  offset: number,
): number {
  return (node.position?.start.line ?? 1) + offset;
}
