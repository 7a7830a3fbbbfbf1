import { themeStorageKey } from '@/lib/browser/theme-preference';
import { followTheme } from './follow-theme';

const theme = (name: string, href?: string) => ({
  name,
  displayName: name,
  primary: '#000',
  accent: '#fff',
  isDark: false,
  href,
});
const themes = [theme('plain'), theme('other', '/themes/other.css')];
const { dataset } = document.documentElement;

/** Stylesheets never load here, so the link asked for shows which theme was wanted. */
const asked = () => document.head.querySelector('link')?.getAttribute('href') ?? undefined;

/** As the browser does it in all tabs but the one that stored. */
function storedElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem(themeStorageKey);
  else localStorage.setItem(themeStorageKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: value }));
}

function pageShow(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

// It listens for as long as the document lives.
followTheme(themes);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  dataset['theme'] = 'plain';
  delete dataset['themeWanted'];
});

describe('followTheme', () => {
  it('shows what another tab chose', () => {
    storedElsewhere('other');
    expect(asked()).toBe('/themes/other.css');
  });

  it('returns to the default when the choice is taken back, by key or with everything', () => {
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

  it('ignores an unknown name: what shows stays', () => {
    dataset['theme'] = 'other';
    storedElsewhere('neon');
    expect(dataset['theme']).toBe('other');
    expect(dataset['themeWanted']).toBeUndefined();
  });

  it('catches up on a page the browser kept', () => {
    localStorage.setItem(themeStorageKey, 'other');
    pageShow(false);
    expect(asked()).toBeUndefined();
    pageShow(true);
    expect(asked()).toBe('/themes/other.css');
  });
});
