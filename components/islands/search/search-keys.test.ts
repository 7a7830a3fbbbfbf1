import { isSearchKey } from './search-keys';

const press = (key: string, more: Partial<KeyboardEventInit> = {}, target = document.body) => {
  let asked = false;
  const listen = (event: KeyboardEvent) => (asked = isSearchKey(event));
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return asked;
};

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('expected an element');
  return element;
}

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
  ['л', { ctrlKey: true, code: 'KeyK' }],
  ['κ', { metaKey: true, code: 'KeyK' }],
])('%s with %j asks for the search', (key, more) => {
  expect(press(key, more)).toBe(true);
});

it.each([
  ['k', {}],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { altKey: true }],
])('%s with %j does not', (key, more) => {
  expect(press(key, more)).toBe(false);
});

it.each([
  '<input>',
  '<textarea></textarea>',
  '<div contenteditable="true"></div>',
  '<div role="dialog"></div>',
])('a slash in %s is text, Ctrl K is not', (html) => {
  const element = place(html);
  expect(press('/', {}, element)).toBe(false);
  expect(press('k', { ctrlKey: true }, element)).toBe(true);
});

it('opens the search on a slash on a check box', () => {
  expect(press('/', {}, place('<input type="checkbox">'))).toBe(true);
});
