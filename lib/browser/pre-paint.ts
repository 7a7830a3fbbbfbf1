import { filePaths } from '@/lib/routes/file-paths';
import { cookieAccepted, cookieStorageKey } from './cookie-preference';
import { themeLinkId, themeParameter, themeStorageKey, type ThemeNames } from './theme-preference';

interface PrePaintFacts extends ThemeNames {
  themeParameter: string;
  themeStorageKey: string;
  themeLinkId: string;
  cookieStorageKey: string;
  cookieAccepted: string;
  /** Address of a theme's stylesheet, with `*` for its name. */
  themeHref: string;
  /** What the addresses of the site's scripts hold. */
  scriptFolder: string;
}

/**
 * Runs inline in the head, before anything is painted: shows the wanted theme without a flash of
 * another, and keeps an accepted cookie notice from showing. It is serialized, so it uses nothing
 * from outside itself. `document.write` is what makes a stylesheet hold back the first paint in every
 * browser when a script adds it.
 */
function prePaint(facts: PrePaintFacts): void {
  const root = document.documentElement;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const asked = new URLSearchParams(location.search).get(facts.themeParameter);
  const known = (name: string | null) => name !== null && facts.names.includes(name);
  const wanted = known(asked) ? asked : stored(facts.themeStorageKey);
  root.dataset.theme = wanted !== null && known(wanted) ? wanted : facts.defaultName;
  if (root.dataset.theme !== facts.defaultName) {
    const href = facts.themeHref.replace('*', root.dataset.theme);
    document.write(
      `<link rel="stylesheet" media="screen" id="${facts.themeLinkId}" href="${href}">`,
    );
  }
  if (stored(facts.cookieStorageKey) === facts.cookieAccepted) root.dataset.cookies = 'accepted';
  addEventListener(
    'error',
    (event) => {
      const failed = event.target;
      if (failed instanceof HTMLScriptElement && failed.src.includes(facts.scriptFolder)) {
        console.error(`The page could not start: ${failed.src} did not load.`);
      }
    },
    true,
  );
}

/** The source of the inline script. */
export function prePaintScript(themes: ThemeNames): string {
  const facts: PrePaintFacts = {
    ...themes,
    themeParameter,
    themeStorageKey,
    themeLinkId,
    cookieStorageKey,
    cookieAccepted,
    themeHref: filePaths.theme('*'),
    scriptFolder: filePaths.framework(''),
  };
  return `(${prePaint.toString()})(${JSON.stringify(facts)})`;
}
