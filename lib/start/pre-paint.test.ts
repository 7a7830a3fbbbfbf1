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
  it('writes no stylesheet for the default theme', () => {
    expect(run()).toBe('');
    expect(root.dataset['theme']).toBe('indigo-pink');
  });

  it('writes the stored theme’s stylesheet', () => {
    localStorage.setItem(themeStorageKey, 'purple-green');
    expect(run()).toBe(
      '<link rel="stylesheet" media="screen" id="theme-stylesheet" href="/themes/purple-green.css">',
    );
    expect(root.dataset['theme']).toBe('purple-green');
  });

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

  it('prefers the address to the storage, also for the default theme', () => {
    localStorage.setItem(themeStorageKey, 'purple-green');
    expect(run('?theme=indigo-pink')).toBe('');
    expect(root.dataset['theme']).toBe('indigo-pink');
  });

  it('ignores unknown names and injects nothing from them', () => {
    localStorage.setItem(themeStorageKey, '"><script>');
    expect(run('?theme=../evil')).toBe('');
    expect(root.dataset['theme']).toBe('indigo-pink');
  });

  it('applies the dark counterpart for a new visitor whose system prefers dark, and stores nothing', () => {
    preferDark(true);
    expect(run('?theme=neon')).toContain('/themes/purple-green.css');
    expect(root.dataset).toMatchObject({ theme: 'purple-green', themeFrom: 'system' });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['store', 'address'])('prefers a choice in the %s to the system', (place) => {
    preferDark(true);
    if (place === 'store') localStorage.setItem(themeStorageKey, 'indigo-pink');
    expect(run(place === 'store' ? '' : '?theme=indigo-pink')).toBe('');
    expect(root.dataset['themeFrom']).toBeUndefined();
  });

  it('hides an accepted cookie notice, and only that', () => {
    run();
    expect(root.dataset['cookies']).toBeUndefined();
    localStorage.setItem('docs-cookies', 'yes');
    run();
    expect(root.dataset['cookies']).toBeUndefined();
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
