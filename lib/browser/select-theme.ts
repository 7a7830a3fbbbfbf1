import { trackEvent } from '@/lib/browser/analytics';
import { announce } from '@/lib/browser/announcer';
import { applyTheme, currentTheme, storeTheme } from '@/lib/browser/theme-preference';

/** What the picker needs of a theme. */
export interface ThemeChoice {
  name: string;
  displayName: string;
  primary: string;
  accent: string;
  isDark: boolean;
  /** Its stylesheet; the default theme has none. */
  href?: string | undefined;
}

/** Shows a theme without storing it; does nothing when it shows already. */
export async function showTheme({ name, href }: ThemeChoice): Promise<boolean> {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === name && !dataset['themeWanted']) return true;
  try {
    await applyTheme(name, href);
    paintBrowserBar();
    return true;
  } catch {
    return false;
  }
}

/**
 * Applies a theme, stores its name, and announces it.
 *
 * @param quiet the visitor did not choose it here: the address asked for it, so nothing is said
 */
export async function selectTheme(theme: ThemeChoice, { quiet = false } = {}): Promise<void> {
  if (!(await showTheme(theme))) {
    if (!quiet) announce(`${theme.displayName} theme could not be loaded. Try again.`);
    return;
  }
  // Another theme was chosen while this one was loading; that one counts.
  if (currentTheme() !== theme.name) return;
  storeTheme(theme.name);
  if (quiet) return;
  announce(`${theme.displayName} theme selected.`);
  trackEvent('theme_select', { theme: theme.name });
}

/** The browser's own bar takes the page's color. */
export function paintBrowserBar(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
}
