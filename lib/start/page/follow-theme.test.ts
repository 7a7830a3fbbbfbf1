import { mockSystem, preferDark } from '@/lib/browser/preferences/dark-system.fixture';
import { themeStorageKey } from '@/lib/browser/preferences/theme-preference';
import { followTheme } from './follow-theme';

const theme = (name: string, href?: string) => ({
  name,
  displayName: name,
  primary: '#000',
  accent: '#fff',
  isDark: false,
  href,
});
const themes = [
  { ...theme('plain'), darkCounterpart: 'dark' },
  theme('other', '/themes/other.css'),
  theme('dark', '/themes/dark.css'),
];
const { dataset } = document.documentElement;

/** Stylesheets never load here, so the requested link shows which theme is to be applied. */
const asked = () => document.head.querySelector('link')?.getAttribute('href') ?? undefined;

/** As browsers do in all tabs except the one that stored the value. */
function storedElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem(themeStorageKey);
  else localStorage.setItem(themeStorageKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: value }));
}

function pageShow(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

mockSystem();
// It listens for as long as the document lives.
const { followAddress } = followTheme(themes);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  dataset['theme'] = 'plain';
  delete dataset['themeWanted'];
  delete dataset['themeFrom'];
  preferDark(false);
});

describe('followTheme', () => {
  it('returns to the default when the choice is removed, alone or with the whole storage', () => {
    dataset['theme'] = 'other';
    storedElsewhere(null);
    return Promise.resolve().then(() => {
      expect(dataset['theme']).toBe('plain');
      dataset['theme'] = 'other';
      delete dataset['themeWanted'];
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(dataset['themeWanted']).toMatch(/^plain/);
    });
  });

  it('ignores an unknown name', () => {
    dataset['theme'] = 'other';
    storedElsewhere('neon');
    expect(dataset['theme']).toBe('other');
    expect(dataset['themeWanted']).toBeUndefined();
  });

  it('updates a page from the back/forward cache', () => {
    localStorage.setItem(themeStorageKey, 'other');
    pageShow(false);
    expect(asked()).toBeUndefined();
    pageShow(true);
    expect(asked()).toBe('/themes/other.css');
  });

  it('matches the system, on screens, while nothing is chosen', () => {
    preferDark(true);
    expect(asked()).toBeUndefined();
    preferDark(false);
    dataset['themeFrom'] = 'system';
    preferDark(true);
    expect(asked()).toBe('/themes/dark.css');
    // On paper, all themes are the default.
    expect(document.head.querySelector('link')).toHaveAttribute('media', 'screen');
    expect(localStorage).toHaveLength(0);
  });

  it('matches the system again when another tab removes the choice', () => {
    dataset['theme'] = 'other';
    preferDark(true);
    storedElsewhere(null);
    expect(asked()).toBe('/themes/dark.css');
    expect(dataset['themeFrom']).toBe('system');
  });

  it('stores the theme of the address, and removes it there', () => {
    window.history.replaceState(null, '', '/guides?a=1&theme=plain#b');
    followAddress();
    expect(localStorage.getItem(themeStorageKey)).toBe('plain');
    expect(location.pathname + location.search + location.hash).toBe('/guides?a=1#b');
  });

  it('leaves the theme in the address when storage does not work', () => {
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    window.history.replaceState(null, '', '/guides?theme=plain');
    followAddress();
    expect(location.search).toBe('?theme=plain');
    spy.mockRestore();
    window.history.replaceState(null, '', '/');
  });
});
