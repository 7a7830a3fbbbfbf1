import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { applyTheme, currentTheme, themeLinkId } from './theme-preference';

const link = () => document.head.querySelector<HTMLLinkElement>(`#${themeLinkId}`);

/** jsdom loads no stylesheets: settle the newest link as a browser would. */
function settle(type: 'load' | 'error') {
  const links = document.head.querySelectorAll('link');
  links[links.length - 1]?.dispatchEvent(new Event(type));
}

jest.mock('@/lib/browser/network/sheet-rules');
// A file that fails is requested again, past the cache, and is missing there, too.
jest.mock('@/lib/browser/network/request', (): object => ({
  ...jest.requireActual('@/lib/browser/network/request'),
  fetchBytes: (url: string) => Promise.reject(new Error(`${url} did not load.`)),
}));

beforeEach(() => {
  jest.mocked(isWholeSheet).mockReturnValue(true);
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

describe('applyTheme', () => {
  it('applies a theme once its stylesheet has loaded', async () => {
    const done = applyTheme('purple-green', '/themes/purple-green.css');
    expect(currentTheme()).toBeUndefined();
    settle('load');
    await done;
    expect(currentTheme()).toBe('purple-green');
    expect(link()?.getAttribute('href')).toBe('/themes/purple-green.css');
    expect(link()?.media).toBe('screen');
  });

  it('removes the link for the default theme', async () => {
    const done = applyTheme('purple-green', '/themes/purple-green.css');
    settle('load');
    await done;
    await applyTheme('indigo-pink', undefined);
    expect(document.head.querySelector('link')).toBeNull();
    expect(currentTheme()).toBe('indigo-pink');
  });

  it('keeps the old theme when the stylesheet fails, and can retry', async () => {
    await applyTheme('indigo-pink', undefined);
    const failing = applyTheme('purple-green', '/themes/purple-green.css');
    settle('error');
    await expect(failing).rejects.toThrow('/themes/purple-green.css');
    expect(currentTheme()).toBe('indigo-pink');
    expect(document.head.querySelector('link')).toBeNull();
    const again = applyTheme('purple-green', '/themes/purple-green.css');
    settle('load');
    await again;
    expect(currentTheme()).toBe('purple-green');
  });

  it('fails for a page in place of a stylesheet', async () => {
    await applyTheme('indigo-pink', undefined);
    jest.mocked(isWholeSheet).mockReturnValue(false);
    const failing = applyTheme('purple-green', '/themes/purple-green.css');
    settle('load');
    await expect(failing).rejects.toThrow('/themes/purple-green.css');
    expect(currentTheme()).toBe('indigo-pink');
  });

  it('fails for a stylesheet that hangs', async () => {
    jest.useFakeTimers();
    const failing = applyTheme('purple-green', '/themes/purple-green.css');
    jest.advanceTimersByTime(10_000);
    await expect(failing).rejects.toThrow('/themes/purple-green.css');
    expect(document.head.querySelector('link')).toBeNull();
    jest.useRealTimers();
  });

  it('lets the last choice win when loads overlap', async () => {
    const first = applyTheme('purple-green', '/themes/purple-green.css');
    const firstLink = document.head.querySelector('link');
    await applyTheme('indigo-pink', undefined);
    firstLink?.dispatchEvent(new Event('load'));
    await first;
    expect(currentTheme()).toBe('indigo-pink');
    expect(document.head.querySelector('link')).toBeNull();
  });
});
