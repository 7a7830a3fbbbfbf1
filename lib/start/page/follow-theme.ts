import { themes as rows } from '@/content/themes';
import {
  paintBrowserBar,
  showTheme,
  type ThemeChoice,
  themeOfSystem,
} from '@/lib/browser/preferences/select-theme';
import {
  currentTheme,
  darkSystem,
  forgetTheme,
  matchesSystem,
  readTheme,
  storeTheme,
  themeParameter,
  themeStorageKey,
} from '@/lib/browser/preferences/theme-preference';
import { hooked } from '@/lib/design/hooks';
import { filePaths } from '@/lib/routes/file-paths';

/** Not by way of the catalogue, whose checks are for the build. */
const allThemes: readonly ThemeChoice[] = rows.map((row) => ({
  ...row,
  href: 'isDefault' in row ? undefined : filePaths.theme(row.name),
}));

/**
 * Shows the theme that the address asks for, the one chosen in another tab, and the system's own as long as none is
 * chosen.
 *
 * @param themes all there are; the one without a stylesheet is the default
 * @returns has to be called after each navigation
 */
export function followTheme(themes = allThemes): { followAddress: () => void } {
  const followAddress = () => {
    const asked = new URLSearchParams(location.search).get(themeParameter);
    const theme = themes.find(({ name }) => name === asked);
    if (!theme) return;
    // On the first page it shows already; then the address is right before visits are counted.
    if (currentTheme() === theme.name) {
      settle(theme.name);
      return;
    }
    void showTheme(theme).then((shown) => {
      // Another theme was chosen while this one was loading; that one counts.
      if (shown && currentTheme() === theme.name) settle(theme.name);
    });
  };
  const followSystem = () => {
    const theme = themeOfSystem(themes);
    if (theme) void showTheme(theme);
  };
  const followStorage = () => {
    const stored = readTheme();
    const theme = themes.find(({ name }) => name === stored);
    if (stored === null) {
      forgetTheme();
      followSystem();
    } else if (theme) {
      storeTheme(theme.name);
      void showTheme(theme);
    }
  };
  addEventListener('storage', ({ key }) => {
    // No key: all of the storage was emptied.
    if (key === themeStorageKey || key === null) followStorage();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has missed changes made in other tabs.
    if (persisted && (readTheme() !== null || matchesSystem())) followStorage();
  });
  darkSystem().addEventListener('change', () => {
    if (matchesSystem()) followSystem();
  });
  followAddress();
  paintBrowserBar();
  checkThemeRadio();
  return { followAddress };
}

/** Checks the radio button of the theme that is shown, until the application has started and does so. */
function checkThemeRadio(): void {
  const radios = document.querySelectorAll<HTMLInputElement>(hooked('themeRadio'));
  for (const radio of radios) radio.checked = radio.value === currentTheme();
}

/** Keeps what the address asked for. Left in the address, it would beat a later choice on reload and back. */
function settle(name: string): void {
  storeTheme(name);
  if (readTheme() !== name) return;
  const url = new URL(location.href);
  url.searchParams.delete(themeParameter);
  history.replaceState(null, '', url);
}
