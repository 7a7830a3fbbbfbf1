import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Which attributes of an element name examples that run in the text. A file of one is code only. */
function namesOf({ tagName, properties }: Element): readonly unknown[] {
  if (tagName === 'example-pair') return [properties['dataDo'], properties['dataAvoid']];
  if (tagName !== 'live-example' || properties['dataFile']) return [];
  return [properties['dataId']];
}

/** Ids of the examples that run in a text, in its order. */
export function examplesIn(tree: Root): readonly string[] {
  const ids: string[] = [];
  visit(tree, 'element', (node: Element) => {
    ids.push(...namesOf(node).filter((id) => typeof id === 'string'));
  });
  return ids;
}
