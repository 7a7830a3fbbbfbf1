import { trackEvent } from '@/lib/browser/analytics/analytics';
import { announce } from '@/lib/browser/feedback/announcer';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { applyTheme, currentTheme, darkSystem, forgetTheme, storeTheme } from './theme-preference';

/** What the picker needs of a theme. */
export interface ThemeChoice {
  name: string;
  displayName: string;
  primary: string;
  accent: string;
  isDark: boolean;
  /** Its stylesheet; the default theme has none. */
  href?: string | undefined;
  /** On the default theme: the one for systems that prefer dark. */
  darkCounterpart?: string | undefined;
}

/** The theme for a visitor who has chosen none: the default one, or its counterpart in a dark system. */
export function themeOfSystem(themes: readonly ThemeChoice[]): ThemeChoice | undefined {
  const standard = themes.find(({ href }) => href === undefined);
  const dark = themes.find(({ name }) => name === standard?.darkCounterpart);
  return darkSystem().matches ? (dark ?? standard) : standard;
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

let hideFailure = () => {};

/** Applies a theme, or says that it did not come and offers to choose it again. */
async function applies(theme: ThemeChoice, again: () => Promise<void>): Promise<boolean> {
  hideFailure();
  if (!(await showTheme(theme))) {
    hideFailure = showFailureNote(`${theme.displayName} theme could not be loaded.`, () => {
      void again();
    });
    return false;
  }
  // Another theme was chosen while this one was loading; that one counts.
  return currentTheme() === theme.name;
}

/** Applies a theme, stores its name, and announces it. */
export async function selectTheme(theme: ThemeChoice): Promise<void> {
  if (!(await applies(theme, () => selectTheme(theme)))) return;
  storeTheme(theme.name);
  announce(`${theme.displayName} theme selected.`);
  trackEvent('theme_select', { theme: theme.name });
}

/** Takes a choice of theme back: the page goes with the system again, and says so. */
export async function matchSystem(themes: readonly ThemeChoice[]): Promise<void> {
  const theme = themeOfSystem(themes);
  if (!theme || !(await applies(theme, () => matchSystem(themes)))) return;
  forgetTheme();
  announce(`The theme matches the system: ${theme.displayName}.`);
  trackEvent('theme_select', { theme: 'system' });
}

/** The browser's own bar takes the page's color, whatever the system prefers. */
export function paintBrowserBar(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', page);
  }
}
