import { markNeighborHere } from './neighbor-link';

/**
 * Marks a neighbor of `/docs/button/` in a page with these links. Links with a `top` of 900 are out of view.
 */
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
    'the link after the current page',
    `<a href="/docs/badge/">Badge</a>${own}<a href="/docs/card/">Card</a>`,
    '/docs/card/',
  ],
  [
    'the first link, when none follows the current page',
    `<a href="/docs/badge">Badge</a>${own}`,
    '/docs/badge',
  ],
  [
    'the first link, when the current page is not marked',
    '<a href="/docs/badge">Badge</a><a href="/docs/card">Card</a>',
    '/docs/badge',
  ],
  [
    'no link to another folder, to this page, or to another site',
    '<a href="/">Home</a><a href="/docs/button#use">Use</a><a href="https://example.com/docs/card">Card</a>',
    undefined,
  ],
  [
    'no link that is out of view or hidden',
    '<a data-top="900" href="/docs/badge">Badge</a><a hidden href="/docs/card">Card</a>',
    undefined,
  ],
])('finds %s', (_, links, expected) => {
  expect(neighborIn(links)).toBe(expected);
});
