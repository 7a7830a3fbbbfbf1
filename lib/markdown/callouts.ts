import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?/;

/** GitHub's alert blockquotes become `<callout-box data-kind="note|warning">` elements. */
export function remarkCallouts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node: Blockquote) => {
      const paragraph = node.children[0];
      const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
      if (text?.type !== 'text') return;
      const kind = marker.exec(text.value)?.[1];
      if (!kind) return;
      text.value = text.value.replace(marker, '');
      node.data = {
        hName: 'callout-box',
        hProperties: { dataKind: kind === 'WARNING' || kind === 'CAUTION' ? 'warning' : 'note' },
      };
    });
  };
}
