import { loadStyleSheet } from '@/lib/browser/network/load-style-sheet';
import { forget, readStored, store } from './storage';

/** Specification §9. */
export const themeStorageKey = 'docs-theme-storage-current-name';
export const themeParameter = 'theme';

/** Id of the one `<link>` that changes the colors; absent for the default theme. */
export const themeLinkId = 'theme-stylesheet';

/** What the browser has to know of the themes. */
export interface ThemeNames {
  /** Every allowed name; any other is ignored. */
  names: readonly string[];
  /** The theme that needs no extra stylesheet. */
  defaultName: string;
  /** Shown in its place where none was chosen and the system prefers dark. */
  darkName: string;
}

/** The stored name, which may be none of ours; nothing when there is none or storage does not work. */
export function readTheme(): string | null {
  return readStored(themeStorageKey);
}

/** The theme the page shows now; nothing before the script in the head has run. */
export function currentTheme(): string | undefined {
  return document.documentElement.dataset['theme'];
}

/** What tells whether the system prefers dark, now and when that changes. */
export function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Whether nobody has chosen a theme, so that the page goes with the system. */
export function matchesSystem(): boolean {
  return document.documentElement.dataset['themeFrom'] === 'system';
}

/** Remembers that a theme was chosen, and which. */
export function storeTheme(name: string): void {
  delete document.documentElement.dataset['themeFrom'];
  store(themeStorageKey, name);
}

/** Forgets which theme was chosen: from now on the page goes with the system. */
export function forgetTheme(): void {
  document.documentElement.dataset['themeFrom'] = 'system';
  forget(themeStorageKey);
}

/**
 * Shows a theme. Its stylesheet replaces the one before only once it has loaded, so nothing flashes;
 * the default theme needs none, and its link leaves the document.
 *
 * @returns settles when the theme shows; rejects, with the old theme in place, when its stylesheet
 *   cannot be loaded
 */
export async function applyTheme(name: string, href: string | undefined): Promise<void> {
  const root = document.documentElement;
  const request = (root.dataset['themeWanted'] = `${name} ${performance.now()}`);
  const old = document.querySelectorAll(`#${themeLinkId}`);
  // On paper every theme is the default one.
  const link = href === undefined ? undefined : await loadStyleSheet(href, 'screen');
  // Another theme was chosen while this one was loading; that one counts.
  if (root.dataset['themeWanted'] !== request) return link?.remove();
  old.forEach((element) => element.remove());
  if (link) link.id = themeLinkId;
  root.dataset['theme'] = name;
}
