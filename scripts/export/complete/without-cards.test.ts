/** @jest-environment node */
import { withoutCards } from './without-cards';

const meta = (key: string, props: object) => ['$', 'meta', key, props];
const title = ['$', 'title', '0', { children: 'Parts' }];
const description = meta('1', { name: 'description', content: 'What "og:title" says.' });

const head = [
  title,
  description,
  meta('2', { property: 'og:title', content: 'Parts }]' }),
  meta('3', { name: 'twitter:card', content: 'summary' }),
  ['$', 'link', '4', { rel: 'icon', href: '/icon.svg' }],
];

it('leaves a place without what only cards are read from', () => {
  const data = `0:["$L1"]\n1:${JSON.stringify(head)}\n`;
  expect(withoutCards(data)).toBe(
    `0:["$L1"]\n1:${JSON.stringify([title, description, null, null, head[4]])}\n`,
  );
});

it('leaves alone what another row refers into, and texts', () => {
  const into = `0:["$1:2:props"]\n1:${JSON.stringify(head)}\n`;
  expect(withoutCards(into)).toBe(into);
  const text = '2:T11,"og:title" stands';
  expect(withoutCards(text)).toBe(text);
});
