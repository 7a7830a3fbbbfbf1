import {
  isInFallbackFont,
  rememberCachedFont,
  setTextFonts,
  startInFallbackFont,
  textFont,
} from './fallback-font';

/** Has the browser say how quick its network is, in megabits a second, or nothing. */
function network(downlink?: number): void {
  const value = downlink === undefined ? undefined : { downlink };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

const root = document.documentElement;

/** Reads the font's link, as the browser does behind the script in the head. */
async function readHead(): Promise<HTMLLinkElement | null> {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/site.css">');
  await Promise.resolve();
  document.head.insertAdjacentHTML('beforeend', '<link rel="preload" as="font" href="/a.woff2">');
  await Promise.resolve();
  return textFont();
}

beforeEach(() => {
  document.head.innerHTML = '';
  root.removeAttribute('style');
  localStorage.clear();
});
afterAll(() => network());

it.each([
  ['is slow', 1.6, '', true],
  ['is quick', 10, 'preload', false],
  ['is not known to this browser', undefined, 'preload', false],
])('a network that %s', async (_, downlink, rel, first) => {
  network(downlink);
  startInFallbackFont();
  expect((await readHead())?.rel).toBe(rel);
  expect(isInFallbackFont()).toBe(first);
});

it('waits for a cached font only', async () => {
  network(1.6);
  startInFallbackFont();
  const font = await readHead();
  if (font) rememberCachedFont(font);
  root.removeAttribute('style');
  document.head.innerHTML = '';
  startInFallbackFont();
  expect((await readHead())?.rel).toBe('preload');
  expect(isInFallbackFont()).toBe(false);
  document.head.innerHTML = '';
  localStorage.setItem('docs-fetched-font', 'https://example.dev/older.woff2');
  startInFallbackFont();
  expect((await readHead())?.rel).toBe('');
});

it('sets text in the given fonts, before the fallback', () => {
  setTextFonts(['first', 'more']);
  expect(root.style.getPropertyValue('--font-sans')).toBe("first,more,'siteSans Fallback'");
});
