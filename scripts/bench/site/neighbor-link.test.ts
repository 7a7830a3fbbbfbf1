import { markNeighborHere } from './neighbor-link';

/** Marks a neighbor of `/docs/button/` in a page with these links, of which those below 900 are out of view. */
function neighborIn(links: string): string | null | undefined {
  document.body.innerHTML = `<nav>${links}</nav>`;
  history.replaceState(null, '', '/docs/button/');
  for (const link of document.querySelectorAll('a')) {
    const top = Number(link.dataset['top'] ?? 10);
    link.getBoundingClientRect = () => ({ top, bottom: top + 20, width: 80 }) as DOMRect;
    link.checkVisibility = () => !link.hidden;
  }
  const isMarked = markNeighborHere('data-found');
  const found = document.querySelector('[data-found]');
  expect(isMarked).toBe(found !== null);
  return found?.getAttribute('href');
}

const own = '<a aria-current="page" href="/docs/button/">Button</a>';

it.each([
  [
    'the one behind the page itself',
    `<a href="/docs/badge/">Badge</a>${own}<a href="/docs/card/">Card</a>`,
    '/docs/card/',
  ],
  ['the first, where none is behind it', `<a href="/docs/badge">Badge</a>${own}`, '/docs/badge'],
  [
    'the first, where the page itself is not told',
    '<a href="/docs/badge">Badge</a><a href="/docs/card">Card</a>',
    '/docs/badge',
  ],
  [
    'none of another folder, of this page, or of another site',
    '<a href="/">Home</a><a href="/docs/button#use">Use</a><a href="https://example.com/docs/card">Card</a>',
    undefined,
  ],
  [
    'none that is out of view or hidden',
    '<a data-top="900" href="/docs/badge">Badge</a><a hidden href="/docs/card">Card</a>',
    undefined,
  ],
])('finds %s', (_, links, expected) => {
  expect(neighborIn(links)).toBe(expected);
});
