import { themes as rows } from '@/content/themes';
import { onStoredChange } from '@/lib/browser/page/storage';
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

/** Not read through the catalogue, which would add its build-time checks to the script. */
const allThemes: readonly ThemeChoice[] = rows.map((row) => ({
  ...row,
  href: 'isDefault' in row ? undefined : filePaths.theme(row.name),
}));

/**
 * Applies the theme of the address, the theme chosen in another tab, or the theme that matches the system
 * while none is chosen.
 *
 * @param themes all themes; the one without a stylesheet is the default
 * @returns a function to call after each navigation
 */
export function followTheme(themes = allThemes): { followAddress: () => void } {
  const followAddress = () => {
    const requested = new URLSearchParams(location.search).get(themeParameter);
    const theme = themes.find(({ name }) => name === requested);
    if (!theme) return;
    // Already applied on the first page: the address is cleaned before the visit is counted.
    if (currentTheme() === theme.name) {
      storeFromAddress(theme.name);
      return;
    }
    void showTheme(theme).then((shown) => {
      // Skipped if another theme was chosen while this one was loading.
      if (shown && currentTheme() === theme.name) storeFromAddress(theme.name);
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
  onStoredChange(themeStorageKey, followStorage);
  darkSystem().addEventListener('change', () => {
    if (matchesSystem()) followSystem();
  });
  followAddress();
  paintBrowserBar();
  checkThemeRadio();
  return { followAddress };
}

/** Checks the radio button of the theme that is shown, unless the visitor has checked one already. */
function checkThemeRadio(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(hooked('themeRadio'))];
  if (radios.some(({ checked }) => checked)) return;
  for (const radio of radios) radio.checked = radio.value === currentTheme();
}

/**
 * Stores the theme of the address and removes it there, where it would override a later choice after a
 * reload.
 */
function storeFromAddress(name: string): void {
  storeTheme(name);
  if (readTheme() !== name) return;
  const url = new URL(location.href);
  url.searchParams.delete(themeParameter);
  history.replaceState(null, '', url);
}
