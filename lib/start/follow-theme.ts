import { themes as rows } from '@/content/themes';
import {
  paintBrowserBar,
  selectTheme,
  showTheme,
  type ThemeChoice,
} from '@/lib/browser/select-theme';
import { readTheme, themeParameter, themeStorageKey } from '@/lib/browser/theme-preference';
import { filePaths } from '@/lib/routes/file-paths';
import { onSignal } from './signals';

/** Not by way of the catalogue, whose checks are for the build. */
const allThemes: readonly ThemeChoice[] = rows.map((row) => ({
  ...row,
  href: 'isDefault' in row ? undefined : filePaths.theme(row.name),
}));

/**
 * Shows the theme the address asks for, on any navigation, and the one chosen in another tab.
 *
 * @param themes all there are; the one without a stylesheet is the default
 */
export function followTheme(themes = allThemes): void {
  const followAddress = () => {
    const asked = new URLSearchParams(location.search).get(themeParameter);
    const theme = themes.find(({ name }) => name === asked);
    if (theme) void selectTheme(theme, { quiet: true });
  };
  const followStorage = () => {
    const stored = readTheme();
    const theme = themes.find(({ name, href }) => (stored === null ? !href : name === stored));
    if (theme) void showTheme(theme);
  };
  addEventListener('storage', ({ key }) => {
    // No key: all of the storage was emptied.
    if (key === themeStorageKey || key === null) followStorage();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has missed changes made in other tabs.
    if (persisted && readTheme() !== null) followStorage();
  });
  onSignal('navigated', followAddress);
  followAddress();
  paintBrowserBar();
}
