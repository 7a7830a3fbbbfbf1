import type { Heading, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The text of a heading, paragraph or table cell. */
export interface TextBlock {
  line: number;
  /** A quotation is a message of the library, whose wording is not ours. */
  kind: 'heading' | 'quotation' | 'paragraph' | 'tableCell';
  text: string;
}

/** Returns the text blocks of a file. Inline code is replaced by a dot, which counts as one word. */
export function textBlocks({ tree, offset }: ProseFile): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let isQuoting = false;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) isQuoting = isTroubleshooting(node);
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const kind = isQuoting && node.type === 'heading' && node.depth > 2 ? 'quotation' : node.type;
    blocks.push({ line: lineOf(node, offset), kind, text: plainText(node) });
  });
  return blocks;
}

/** Whether the headings below this one quote messages of the library literally. */
export function isTroubleshooting(node: Heading): boolean {
  return plainText(node).trim() === 'Troubleshooting';
}

/** Returns the text of a node. `code` replaces inline code; tags such as `<kbd>` are omitted. */
export function plainText(
  node: Heading | Paragraph | TableCell | PhrasingContent,
  code = '·',
): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return code;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => plainText(child, code)).join('') : '';
}

/** Returns the text of a heading, including inline code. */
export function wordsOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}

/** Counts the words of a file, without code blocks. */
export function countWords(file: ProseFile): number {
  const words = textBlocks(file).map(
    ({ text }) => text.match(/[\p{L}\p{N}·][\p{L}\p{N}·'’-]*/gu) ?? [],
  );
  return words.reduce((sum, { length }) => sum + length, 0);
}

/** Splits a paragraph into sentences, which end with `.`, `!`, `?` or `:` before a space. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:])\s+/).filter((sentence) => sentence.trim() !== '');
}
