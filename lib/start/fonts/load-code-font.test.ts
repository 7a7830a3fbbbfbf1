import { addFont } from '@/lib/browser/fonts/add-font';
import { loadCodeFont } from './load-code-font';

jest.mock('@/lib/browser/fonts/add-font', () => ({ addFont: jest.fn() }));

const added: unknown[] = [];

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
}

beforeAll(() => {
  Object.assign(globalThis, { FontFace: Face });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  Object.defineProperty(document, 'fonts', { value: { add: (font: unknown) => added.push(font) } });
});

beforeEach(() => {
  added.length = 0;
  jest.mocked(addFont).mockReset().mockResolvedValue();
});

it('loads the font of code', () => {
  document.body.innerHTML = '<p><code>a</code></p>';
  loadCodeFont('/code.woff2');
  expect(addFont).toHaveBeenCalledWith('/code.woff2', 'siteMono', {
    weight: '400 600',
    display: 'swap',
  });
});

it('logs a warning when it does not load', async () => {
  document.body.innerHTML = '<p><code>a</code></p>';
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(addFont).mockRejectedValue(new Error('no network'));
  loadCodeFont('/code.woff2');
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/code.woff2'));
});

it('adds the URL of the font without fetching it on a page without code', () => {
  document.body.innerHTML = '<p>a</p>';
  loadCodeFont('/code.woff2');
  expect(addFont).not.toHaveBeenCalled();
  expect(added).toEqual([
    expect.objectContaining({ family: 'siteMono', source: 'url(/code.woff2)' }),
  ]);
});
