import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { applyTheme, currentTheme } from './theme-preference';

jest.mock('@/lib/browser/network/sheet-rules');

beforeEach(() => {
  jest.mocked(isWholeSheet).mockReturnValue(true);
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

describe('applyTheme', () => {
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
