import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { hooks } from '@/lib/design/hooks';

/** A part of a text that becomes a link. */
export interface LinkedPart {
  start: number;
  end: number;
  href: string;
  /** The key of its card, if that is not the fragment of the address. */
  card?: string;
}

/**
 * Wraps parts of highlighted code in links. The text stays the same.
 *
 * @param tree text, and elements with text
 * @param links in the order of the text, not overlapping
 */
export function withLinks({ children }: Root, links: readonly LinkedPart[]): Root {
  const pieces = children.flatMap(piecesOf);
  const nodes: RootContent[] = [];
  let offset = 0;
  const queue = [...links];
  let open: Element | undefined;
  const append = (value: string, className: Piece['className']) => {
    if (value !== '') (open?.children ?? nodes).push(toNode(value, className));
  };
  for (const { value, className } of pieces) {
    let rest = value;
    while (rest !== '') {
      const [next] = queue;
      const edge = next === undefined ? Infinity : open ? next.end : next.start;
      const length = Math.min(rest.length, edge - offset);
      append(rest.slice(0, length), className);
      rest = rest.slice(length);
      offset += length;
      if (offset !== edge || !next) continue;
      if (open) {
        open = undefined;
        queue.shift();
      } else {
        open = linkTo(next);
        nodes.push(open);
      }
    }
  }
  return { type: 'root', children: nodes };
}

interface Piece {
  value: string;
  className: Element['properties']['className'];
}

function piecesOf(node: RootContent): readonly Piece[] {
  if (node.type === 'text') return [{ value: node.value, className: undefined }];
  if (node.type !== 'element') return [];
  return node.children.flatMap((child) =>
    child.type === 'text' ? [{ value: child.value, className: node.properties.className }] : [],
  );
}

function toNode(value: string, className: Piece['className']): ElementContent {
  const text: Text = { type: 'text', value };
  if (className === undefined) return text;
  return { type: 'element', tagName: 'i', properties: { className }, children: [text] };
}

function linkTo({ href, card = '' }: LinkedPart): Element {
  const properties = { href, [hooks.apiName]: card };
  return { type: 'element', tagName: 'a', properties, children: [] };
}
