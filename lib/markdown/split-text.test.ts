import type { ElementContent, Root } from 'hast';
import { splitText } from './split-text';

const text = (...tagNames: string[]): Root => ({
  type: 'root',
  children: tagNames.flatMap((tagName): ElementContent[] => [
    { type: 'element', tagName, properties: {}, children: [] },
    { type: 'text', value: '\n' },
  ]),
});
const names = (root: Root | undefined) =>
  root?.children.flatMap((node) => (node.type === 'element' ? [node.tagName] : []));
const split = (...tagNames: string[]) => {
  const { first, rest } = splitText(text(...tagNames));
  return [names(first), names(rest)];
};

it('puts the first four blocks into the first part', () => {
  expect(split('p', 'h2', 'p', 'p', 'h2', 'p', 'p', 'p')).toEqual([
    ['p', 'h2', 'p', 'p'],
    ['h2', 'p', 'p', 'p'],
  ]);
});

it.each(['live-example', 'example-pair'])('begins the rest at the first %s', (example) => {
  expect(split('p', example, 'p', 'p', 'p')).toEqual([['p'], [example, 'p', 'p', 'p']]);
});

it('does not split short texts', () => {
  expect(split('p', 'p', 'p', 'p', 'p', 'p', 'p')[1]).toBeUndefined();
});

it('keeps all nodes between blocks', () => {
  const whole = text('p', 'p', 'p', 'p', 'p', 'p', 'p', 'p');
  const { first, rest } = splitText(whole);
  expect([...first.children, ...(rest?.children ?? [])]).toEqual(whole.children);
});
