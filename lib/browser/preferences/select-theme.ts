import { trackEvent } from '@/lib/browser/analytics/analytics';
import { announce } from '@/lib/browser/feedback/announcer';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { wording } from '@/lib/words/word';
import { applyTheme, currentTheme, darkSystem, forgetTheme, storeTheme } from './theme-preference';

/** The properties of a theme that the picker needs. */
export interface ThemeChoice {
  name: string;
  displayName: string;
  primary: string;
  accent: string;
  isDark: boolean;
  /** URL of the stylesheet; the default theme has none. */
  href?: string | undefined;
  /** Of the default theme: the name of the theme for systems that prefer dark. */
  darkCounterpart?: string | undefined;
}

/**
 * Returns the theme for visitors without a choice: the default theme, or its dark counterpart on a dark
 * system.
 */
export function themeOfSystem(themes: readonly ThemeChoice[]): ThemeChoice | undefined {
  const standard = themes.find(({ href }) => href === undefined);
  const dark = themes.find(({ name }) => name === standard?.darkCounterpart);
  return darkSystem().matches ? (dark ?? standard) : standard;
}

/** Applies a theme without storing it. Returns whether it is applied. */
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

/** Applies a theme, or shows a failure note with a button to retry. Returns whether the theme is applied. */
async function applyOrNotify(theme: ThemeChoice, retry: () => Promise<void>): Promise<boolean> {
  hideFailure();
  if (!(await showTheme(theme))) {
    hideFailure = showFailureNote(
      wording('{theme} theme could not be loaded.', { theme: theme.displayName }),
      () => {
        void retry();
      },
    );
    return false;
  }
  // False if another theme was chosen while this one was loading.
  return currentTheme() === theme.name;
}

/** Applies a theme, stores its name, and announces it. */
export async function selectTheme(theme: ThemeChoice): Promise<void> {
  if (!(await applyOrNotify(theme, () => selectTheme(theme)))) return;
  storeTheme(theme.name);
  announce(wording('{theme} theme selected.', { theme: theme.displayName }));
  trackEvent('theme_select', { theme: theme.name });
}

/** Removes the choice of a theme, applies the one that matches the system, and announces it. */
export async function matchSystem(themes: readonly ThemeChoice[]): Promise<void> {
  const theme = themeOfSystem(themes);
  if (!theme || !(await applyOrNotify(theme, () => matchSystem(themes)))) return;
  forgetTheme();
  announce(wording('The theme matches the system: {theme}.', { theme: theme.displayName }));
  trackEvent('theme_select', { theme: 'system' });
}

/** Sets the color of the browser's toolbar to that of the page, in any color scheme of the system. */
export function paintBrowserBar(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', page);
  }
}
