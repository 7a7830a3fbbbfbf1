import { mockSystem, preferDark } from '@/lib/browser/preferences/dark-system.fixture';
import { themeStorageKey } from '@/lib/browser/preferences/theme-preference';
import { prePaint } from './pre-paint';

const themes = {
  names: ['indigo-pink', 'purple-green'],
  defaultName: 'indigo-pink',
  darkName: 'purple-green',
};
const root = document.documentElement;
const entries = jest.fn(() => [{ type: 'navigate' }]);
Object.assign(performance, { getEntriesByType: entries });

/** A browser that reports paints; `paint` is what it calls at the first one. */
let paint: (() => void) | undefined;
class PaintObserver {
  static readonly supportedEntryTypes = ['paint'];
  constructor(
    report: (list: { getEntriesByName: () => object[] }, observer: PaintObserver) => void,
  ) {
    paint = () => report({ getEntriesByName: () => [{}] }, this);
  }
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { PerformanceObserver: PaintObserver });
// jsdom's document counts as hidden, and is never painted.
Object.defineProperty(document, 'hidden', { value: false });

function run(search = '') {
  window.history.replaceState(null, '', `/guides${search}`);
  const write = jest.spyOn(document, 'write').mockImplementation(() => undefined);
  prePaint(themes);
  const written = write.mock.calls.flat().join('');
  write.mockRestore();
  return written;
}

beforeEach(() => {
  mockSystem();
  localStorage.clear();
  delete root.dataset['themeFrom'];
  delete root.dataset['theme'];
  delete root.dataset['cookies'];
});

describe('the script in the head', () => {
  it.each([
    ['/guides', 'navigate', false],
    ['/guides#top', 'navigate', true],
    ['/guides', 'reload', true],
    ['/guides', 'back_forward', true],
  ])('lays out the whole page when the browser will scroll: %s by %s', (url, type, whole) => {
    delete root.dataset['whole'];
    entries.mockReturnValue([{ type }]);
    window.history.replaceState(null, '', url);
    prePaint(themes);
    expect('whole' in root.dataset).toBe(whole);
  });

  const link =
    '<link rel="stylesheet" media="screen" id="theme-stylesheet" href="/themes/purple-green.css">';

  it.each([
    ['nothing', '', null, false, 'indigo-pink', ''],
    ['a stored name', '', 'purple-green', false, 'purple-green', link],
    [
      'a name in the address over a stored one',
      '?theme=indigo-pink',
      'purple-green',
      false,
      'indigo-pink',
      '',
    ],
    ['unknown names', '?theme=../evil', '"><script>', false, 'indigo-pink', ''],
    ['a dark system', '?theme=neon', null, true, 'purple-green', link],
    ['a stored name over a dark system', '', 'indigo-pink', true, 'indigo-pink', ''],
    [
      'a name in the address over a dark system',
      '?theme=indigo-pink',
      null,
      true,
      'indigo-pink',
      '',
    ],
  ])('applies the theme of %s', (_, search, stored, dark, theme, written) => {
    if (stored !== null) localStorage.setItem(themeStorageKey, stored);
    preferDark(dark);
    expect(run(search)).toBe(written);
    expect(root.dataset['theme']).toBe(theme);
    const isChosen = [stored, search.slice('?theme='.length)].some(
      (name) => name !== null && themes.names.includes(name),
    );
    expect(root.dataset['themeFrom']).toBe(isChosen ? undefined : 'system');
    expect(localStorage.getItem(themeStorageKey)).toBe(stored);
  });

  it('uses stand-ins for web fonts until the first paint', () => {
    run();
    expect('standIns' in root.dataset).toBe(true);
    paint?.();
    expect('standIns' in root.dataset).toBe(false);
  });

  it('uses web fonts at once where the browser does not report the first paint', () => {
    Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
    run();
    expect('standIns' in root.dataset).toBe(false);
    Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  });

  it('shows other stored choices', () => {
    localStorage.setItem('docs-cookies', 'true');
    run();
    expect(root.dataset['cookies']).toBe('true');
  });

  it('works without storage', () => {
    const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run('?theme=purple-green')).toContain('purple-green.css');
    spy.mockRestore();
  });
});
