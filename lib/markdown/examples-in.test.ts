import type { Element, Root } from 'hast';
import { examplesIn } from './examples-in';

const element = (tagName: string, properties = {}, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

it('finds what runs in a text, wherever it stands, and not what is shown as code', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('p'),
      element('ul', {}, [element('li', {}, [element('live-example', { dataId: 'in-list' })])]),
      element('live-example', { dataId: 'code', dataFile: 'code.html' }),
      element('example-pair', { dataDo: 'good', dataDoWhy: 'So.', dataAvoid: 'bad' }),
      element('live-example', { dataId: 'last' }),
    ],
  };
  expect(examplesIn(tree)).toEqual(['in-list', 'good', 'bad', 'last']);
});
