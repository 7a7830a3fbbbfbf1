import { showCodeFont } from './show-code-font';

const added: unknown[] = [];
let loaded: Promise<void>;
const load = jest.fn(() => loaded);

class Face {
  load = load;
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
}
const face = expect.objectContaining({ family: 'mono', source: 'url(/code.woff2)' });

beforeAll(() => {
  Object.assign(globalThis, { FontFace: Face });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.defineProperty(document, 'fonts', { value: { add: (font: unknown) => added.push(font) } });
});

beforeEach(() => {
  added.length = 0;
  load.mockClear();
  loaded = Promise.resolve();
});

it('tells the browser of the font of code when it is there', async () => {
  document.body.innerHTML = '<p><code>a</code></p>';
  showCodeFont('/code.woff2');
  expect(added).toEqual([]);
  await loaded;
  expect(added).toEqual([face]);
});

it('leaves code as it is when the font does not come', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  loaded = Promise.reject(new Error('no network'));
  showCodeFont('/code.woff2');
  await loaded.catch(() => undefined);
  await Promise.resolve();
  expect(added).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/code.woff2'));
});

it('fetches nothing for a page without code', () => {
  document.body.innerHTML = '<p>a</p>';
  showCodeFont('/code.woff2');
  expect(load).not.toHaveBeenCalled();
  expect(added).toEqual([face]);
});
