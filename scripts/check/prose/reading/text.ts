import type { Heading, Paragraph, PhrasingContent, Root, RootContent, TableCell } from 'mdast';
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

/** Returns what the section "Troubleshooting" contains, below its heading. */
export function troubleshooting({ children }: Root): readonly RootContent[] {
  let isInside = false;
  return children.filter((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return isInside;
    isInside = isTroubleshooting(node);
    return false;
  });
}

/** Whether a node of that section is the heading of an entry: a message or a symptom. */
export const isEntry = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 3;

/** Returns the text of a node. `ofCode` replaces inline code; tags such as `<kbd>` are omitted. */
export function plainText(
  node: Heading | Paragraph | TableCell | PhrasingContent,
  ofCode: (code: string) => string = () => '·',
): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return ofCode(node.value);
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => plainText(child, ofCode)).join('') : '';
}

/** Returns the text of a heading, including inline code. */
export const headingText = (heading: Heading): string => plainText(heading, (code) => code);

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
