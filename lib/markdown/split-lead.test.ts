import type { Root, RootContent } from 'hast';
import { splitLead } from './split-lead';

const element = (tagName: string, properties = {}): RootContent => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});
const text = (...children: RootContent[]): Root => ({ type: 'root', children });
const example = element('live-example', { dataId: 'button-overview' });

it('takes the first live example out of the introduction, and splits at the first heading', () => {
  const [first, second, heading, later] = [
    element('p'),
    element('example-pair'),
    element('h2'),
    element('live-example', { dataId: 'button-icons' }),
  ];
  expect(splitLead(text(first, example, second, heading, later))).toEqual({
    example: 'button-overview',
    intro: text(first, second),
    rest: text(heading, later),
  });
});

it('leaves examples behind the first heading, and code of one file, where they are', () => {
  const code = element('live-example', { dataId: 'button-overview', dataFile: 'a.ts' });
  const whole = text(code, element('h3'), example);
  expect(splitLead(whole)).toEqual({
    example: undefined,
    intro: text(code),
    rest: text(element('h3'), example),
  });
});

it('takes a text without headings as introduction', () => {
  expect(splitLead(text(element('p'), example))).toEqual({
    example: 'button-overview',
    intro: text(element('p')),
    rest: text(),
  });
});
