import type { Heading, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** A heading, paragraph or table cell as a reader reads it. */
export interface TextBlock {
  line: number;
  /** A quotation is a message of the library, which is not ours to phrase. */
  kind: 'heading' | 'quotation' | 'paragraph' | 'tableCell';
  text: string;
}

/** The text of a file, block by block. Inline code counts as one word, written as a dot. */
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

/** Whether the headings below this one quote messages of the library, letter by letter. */
export function isTroubleshooting(node: Heading): boolean {
  return plainText(node).trim() === 'Troubleshooting';
}

/** The words of a node; `code` is put for inline code, nothing for tags such as `<kbd>`. */
export function plainText(
  node: Heading | Paragraph | TableCell | PhrasingContent,
  code = '·',
): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return code;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => plainText(child, code)).join('') : '';
}

/** How many words a reader reads, code blocks aside. */
export function countWords(file: ProseFile): number {
  const words = textBlocks(file).map(
    ({ text }) => text.match(/[\p{L}\p{N}·][\p{L}\p{N}·'’-]*/gu) ?? [],
  );
  return words.reduce((sum, { length }) => sum + length, 0);
}

/** A paragraph's sentences: a full stop, question or exclamation mark before a space ends one. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:])\s+/).filter((sentence) => sentence.trim() !== '');
}
