import { act, render } from '@testing-library/react';
import { TocMarker } from './toc-marker';

jest.mock('next/navigation', () => ({ usePathname: () => '/guide/theming' }));

const box = (top: number, height = 30): DOMRect => new DOMRect(0, top, 100, height);

/** Opens a page with a list of four entries and room for two, above the sections it lists. */
function openPage() {
  document.body.innerHTML = `
    <nav data-toc>
      <ul>
        <li><a href="#a">A</a></li>
        <li><a href="#b">B</a><ul><li><a href="#b--inputs">Inputs</a></li></ul></li>
        <li><a href="#c">C</a></li>
        <li><a href="#d">D</a></li>
      </ul>
    </nav>
    <main>${['a', 'b', 'b--inputs', 'c', 'd'].map((id) => `<h2 id="${id}"></h2>`).join('')}</main>`;
  const list = document.querySelector('ul');
  if (!list) throw new Error('no list');
  list.getBoundingClientRect = () => box(100, 60);
  list.querySelectorAll(':scope > li > a').forEach((link, at) => {
    link.getBoundingClientRect = () => box(100 + at * 30 - list.scrollTop);
  });
  // jsdom has no layout, so these rectangles place the headings far below each other.
  document.querySelectorAll('h2').forEach((heading, at) => {
    heading.getBoundingClientRect = () => box(at * 2000 - window.scrollY);
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 10_000 });
  return list;
}

async function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
}

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

it('marks the entry being read, and never a nested entry', async () => {
  openPage();
  render(<TocMarker />);
  await scrollTo(0);
  expect(marked()).toEqual(['A']);
  await scrollTo(4000);
  expect(marked()).toEqual(['B']);
});

it('shows the start of the list again after scrolling back to the top', async () => {
  const list = openPage();
  render(<TocMarker />);
  await scrollTo(8000);
  expect(marked()).toEqual(['D']);
  expect(list.scrollTop).toBe(90);
  await scrollTo(0);
  expect(marked()).toEqual(['A']);
  expect(list.scrollTop).toBeLessThanOrEqual(0);
});
