import { startInFallbackFont } from '@/lib/browser/fonts/fallback-font';
import { showCodePreference } from '@/lib/browser/preferences/code-preference';
import { cookieAccepted, cookieStorageKey } from '@/lib/browser/preferences/cookie-preference';
import { byPurpose, listOrderKey } from '@/lib/browser/preferences/list-order';
import { readOwnColors, showOwnColors } from '@/lib/browser/preferences/own-colors';
import { readStored } from '@/lib/browser/preferences/storage';
import {
  darkSystem,
  readTheme,
  themeLinkId,
  type ThemeNames,
  themeParameter,
} from '@/lib/browser/preferences/theme-preference';
import { requestTimeout } from '@/lib/browser/timeouts';
import { themePath } from '@/lib/routes/file-paths';

/**
 * Runs in the head, before anything is painted: shows the wanted theme, and examples in the reader's own
 * colors, without a flash of another, keeps an accepted cookie notice from showing, groups lists where
 * the visitor wants that, shows code in the language that was chosen, has no text wait for a font that would
 * be late, and has all of a long page laid out where the browser will scroll. `document.write` is what makes
 * a stylesheet hold back the first paint in every browser when a script adds it.
 */
export function prePaint({ names, defaultName, darkName }: ThemeNames): void {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search).get(themeParameter);
  const chosen = [asked, readTheme()].find((name) => name !== null && names.includes(name));
  const theme = chosen ?? (darkSystem().matches ? darkName : defaultName);
  root.dataset['theme'] = theme;
  if (!chosen) root.dataset['themeFrom'] = 'system';
  if (theme !== defaultName) {
    const href = themePath(theme);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- only a written link holds back the first paint
    document.write(`<link rel="stylesheet" media="screen" id="${themeLinkId}" href="${href}">`);
  }
  startInFallbackFont();
  showOwnColors(readOwnColors());
  setTimeout(freeText, requestTimeout);
  if (readStored(cookieStorageKey) === cookieAccepted) root.dataset['cookies'] = 'accepted';
  showCodePreference();
  if (readStored(listOrderKey) === byPurpose) root.dataset['listOrder'] = byPurpose;
  if (isEnteredBelow()) root.dataset['whole'] = '';
}

/** Whether the browser will scroll: to a part of the page, or to where the visitor was. */
function isEnteredBelow(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return location.hash !== '' || !visit || !('type' in visit) || visit.type !== 'navigate';
}

/**
 * A style sheet that hangs holds back the text and all other scripts. It is asked for anew in the way scripts
 * do, which holds back nothing; where it does not come either, the text is there without it.
 */
function freeText(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // What a script asked for holds back nothing, and is waited for by it.
    if (!link.sheet && !link.onload) link.replaceWith(link.cloneNode());
  }
}
