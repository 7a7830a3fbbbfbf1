import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { word } from '@/lib/words/word';

/** Wraps each table in a named region that scrolls sideways by pointer and by keyboard. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      const heads: string[] = [];
      visit(node, 'element', (cell: Element) => {
        if (cell.tagName !== 'th') return;
        cell.properties.scope = 'col';
        heads.push(toString(cell));
      });
      node.properties.className = ['table'];
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-wrap'],
          tabIndex: 0,
          role: 'region',
          ariaLabel: word('Table: {columns}', { columns: heads.join(', ') }),
        },
        children: [node],
      };
      return [SKIP, index + 1];
    });
  };
}
