import { loadStyleSheet } from '@/lib/browser/network/load-element';
import { readStored, removeStored, store } from '@/lib/browser/page/storage';

/** Specification §9. */
export const themeStorageKey = 'docs-theme-storage-current-name';
export const themeParameter = 'theme';

/** Id of the one `<link>` that changes the colors; absent for the default theme. */
export const themeLinkId = 'theme-stylesheet';

/** The names of themes that the browser needs before the first paint. */
export interface ThemeNames {
  /** All valid names; others are ignored. */
  names: readonly string[];
  /** The theme that needs no extra stylesheet. */
  defaultName: string;
  /** The theme for visitors without a choice, if the system prefers dark. */
  darkName: string;
}

/** Reads the stored name, which may be unknown. Null if there is none, or storage does not work. */
export function readTheme(): string | null {
  return readStored(themeStorageKey);
}

/** Returns the applied theme; undefined before the script in the head has run. */
export function currentTheme(): string | undefined {
  return document.documentElement.dataset['theme'];
}

/** Media query for systems that prefer dark. */
export function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Whether the theme matches the system, because the visitor has chosen none. */
export function matchesSystem(): boolean {
  return document.documentElement.dataset['themeFrom'] === 'system';
}

/** Stores the chosen theme. */
export function storeTheme(name: string): void {
  delete document.documentElement.dataset['themeFrom'];
  store(themeStorageKey, name);
}

/** Removes the chosen theme. From now on the theme matches the system. */
export function forgetTheme(): void {
  document.documentElement.dataset['themeFrom'] = 'system';
  removeStored(themeStorageKey);
}

/**
 * Applies a theme. Its stylesheet replaces the old one only after it has loaded, so nothing flashes. For the
 * default theme, which has no stylesheet, the old one is removed.
 *
 * @throws when the stylesheet cannot be loaded; then the old theme stays
 */
export async function applyTheme(name: string, href: string | undefined): Promise<void> {
  const root = document.documentElement;
  const request = (root.dataset['themeWanted'] = `${name} ${performance.now()}`);
  const old = document.querySelectorAll(`#${themeLinkId}`);
  // Pages are printed in the default theme.
  const link = href === undefined ? undefined : await loadStyleSheet(href, 'screen');
  // Another theme was chosen while this one was loading.
  if (root.dataset['themeWanted'] !== request) return link?.remove();
  old.forEach((element) => element.remove());
  if (link) link.id = themeLinkId;
  root.dataset['theme'] = name;
}
