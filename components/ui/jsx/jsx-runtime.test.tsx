import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { jsx, jsxs } from './jsx-runtime';

/** Wraps each text of an element in other words, as a translator does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const template = document.createElement('template');
    template.innerHTML = '<font></font>';
    template.content.children[0]?.append(text.data.toUpperCase());
    text.replaceWith(template.content);
  }
}

const page = (count: number) =>
  jsxs('div', {
    children: [
      jsx('h1', { children: 'Button' }, 'title'),
      jsxs(
        'p',
        { children: [jsx('b', { children: 'Count' }, 'a'), jsx('i', { children: count }, 'b')] },
        'text',
      ),
    ],
  });

it('starts on a translated page without rendering it again, and still updates texts', async () => {
  document.body.innerHTML = `<main>${renderToString(page(1))}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  translate(main);
  const heading = document.querySelector('h1');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(main, page(1), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector('h1')).toBe(heading);
  expect(heading).toHaveTextContent('BUTTON');
  await act(async () => root.render(page(2)));
  expect(document.querySelector('i')).toHaveTextContent('2');
});

it('adds nothing to components, and to elements with other content', () => {
  const Component = () => null;
  expect(jsx(Component, { children: 'text' }).props).toEqual({ children: 'text' });
  expect(jsx('p', { children: ['text'] }).props).toEqual({ children: ['text'] });
  expect(jsx('p', { children: 'text', suppressHydrationWarning: false }).props).toEqual({
    children: 'text',
    suppressHydrationWarning: false,
  });
});
