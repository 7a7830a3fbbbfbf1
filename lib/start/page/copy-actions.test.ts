import { copyOnPress } from './copy-actions';

const button = () => document.querySelector('button');
const said = () => document.querySelector('[data-announcer]')?.textContent;
const settled = () => new Promise((done) => setTimeout(done));

function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

const answer = (status: number, text = '') =>
  jest.fn().mockResolvedValue(new Response(text, { status }));

beforeAll(() => copyOnPress());

beforeEach(() => {
  document.body.innerHTML = '<button data-copy-page="/guide/theming.md">Copy page</button>';
});

it('is busy while it copies, and passes a promise of the text to browsers that accept one', async () => {
  globalThis.fetch = answer(200, '# Theming');
  const items: Record<string, Promise<Blob>>[] = [];
  function Item(parts: Record<string, Promise<Blob>>) {
    items.push(parts);
  }
  Object.defineProperty(globalThis, 'ClipboardItem', { value: Item, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: { write: () => Promise.resolve() },
    configurable: true,
  });
  button()?.click();
  expect(items).toHaveLength(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await settled();
  expect(button()).not.toHaveAttribute('aria-busy');
  expect((await items[0]?.['text/plain'])?.size).toBe('# Theming'.length);
  expect(button()).toHaveAttribute('data-copied');
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

it.each([
  ['does not come', () => jest.fn().mockRejectedValue(new TypeError('offline'))],
  ['is not there', () => answer(404)],
])('reports the failure when the text %s', async (_, fetch) => {
  globalThis.fetch = fetch();
  button()?.click();
  await settled();
  expect(said()).toBe('The page as Markdown did not load. Try again.');
  expect(button()).not.toHaveAttribute('data-copied');
});

it('explains what to do when copying is refused', async () => {
  globalThis.fetch = answer(200, '# Theming');
  setClipboard(() => Promise.reject(new Error('refused')));
  button()?.click();
  await settled();
  expect(said()).toBe('Copying is not allowed here. View the page as Markdown to copy it.');
});

it('selects the code when copying is refused', async () => {
  document.body.innerHTML =
    '<div data-code><button data-copy-code>Copy</button><pre>npm ci</pre></div>';
  setClipboard(() => Promise.reject(new Error('refused')));
  button()?.click();
  await settled();
  expect(getSelection()?.toString()).toBe('npm ci');
  expect(said()).toBe(
    'Copying is not allowed here. The code is selected: press Ctrl+C or ⌘C to copy it.',
  );
});
