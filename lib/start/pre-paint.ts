import { revealWhileParsing } from '@/lib/browser/layout/reveal-current';
import { isVisit } from '@/lib/browser/navigation/is-visit';
import { readOwnColors, showOwnColors } from '@/lib/browser/preferences/own-colors';
import { applyStoredChoices } from '@/lib/browser/preferences/stored-choice';
import {
  darkSystem,
  readTheme,
  themeLinkId,
  type ThemeNames,
  themeParameter,
} from '@/lib/browser/preferences/theme-preference';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { requestTimeout } from '@/lib/browser/timeouts';
import { themePath } from '@/lib/routes/file-paths';

/**
 * Runs in the head, before the first paint: applies the visitor's theme, own colors and other choices
 * without a flash, reveals the current entry of the side list, lays out the whole page when the browser will scroll, and
 * postpones web fonts. A stylesheet that a script adds blocks the first paint in every browser only if it is added by
 * `document.write`.
 */
export function prePaint({ names, defaultName, darkName }: ThemeNames): void {
  const root = document.documentElement;
  const requested = new URLSearchParams(location.search).get(themeParameter);
  const chosen = [requested, readTheme()].find((name) => name !== null && names.includes(name));
  const theme = chosen ?? (darkSystem().matches ? darkName : defaultName);
  root.dataset['theme'] = theme;
  if (!chosen) root.dataset['themeFrom'] = 'system';
  if (theme !== defaultName) {
    const href = themePath(theme);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- only a written link blocks the first paint
    document.write(`<link rel="stylesheet" media="screen" id="${themeLinkId}" href="${href}">`);
  }
  showOwnColors(readOwnColors());
  setTimeout(unblockText, requestTimeout);
  applyStoredChoices();
  if (startsScrolled()) root.dataset['whole'] = '';
  postponeFonts(root);
  revealWhileParsing();
}

/**
 * Keeps the text in its stand-ins until the first paint: requests for fonts compete with it. Browsers that do not
 * report the paint use the fonts at once.
 */
function postponeFonts(root: HTMLElement): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  root.dataset['standIns'] = '';
  afterFirstPaint(() => {
    delete root.dataset['standIns'];
  });
}

/** Whether the browser will scroll, to a fragment or to a restored position. */
function startsScrolled(): boolean {
  return location.hash !== '' || !isVisit();
}

/**
 * A stylesheet that hangs blocks the text and all later scripts. So it is replaced by a copy: a stylesheet
 * that a script adds blocks nothing.
 */
function unblockText(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // A stylesheet with `onload` was added by a script, which handles it.
    if (!link.sheet && !link.onload) link.replaceWith(link.cloneNode());
  }
}
