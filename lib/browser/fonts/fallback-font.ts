import { readStored, store } from '@/lib/browser/preferences/storage';

/** Storage key of the URL of the text font, once it is in the browser's cache. */
const fetchedFontKey = 'docs-fetched-font';

/** The variable with the font families of texts, and the fallback, a system font. */
const familyVariable = '--font-sans';
const fallback = "'siteSans Fallback'";

/**
 * Megabits per second at which the font's 12 KB load within the 50 ms for which Chromium delays the first
 * text.
 */
const minDownlink = 2;

/**
 * Sets the text in the fallback font if the network is slow or its speed is unknown, because the text font
 * would load too late to be shown. It is then requested only after the first paint, and shown from the next
 * page on: see `lib/start/fonts/font-swap.ts`. Runs in the head, before the link to the font is parsed.
 */
export function startInFallbackFont(): void {
  // eslint-disable-next-line compat/compat -- browsers without it do not delay text
  const { downlink = Infinity } = navigator.connection ?? {};
  if (downlink >= minDownlink) return;
  new MutationObserver((_, observer) => {
    const font = textFont();
    if (!font) return;
    observer.disconnect();
    if (readStored(fetchedFontKey) === font.href) return;
    font.rel = '';
    document.documentElement.style.setProperty(familyVariable, fallback);
  }).observe(document.head, { childList: true });
}

/** Returns the preload link of the text font. */
export function textFont(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[as=font]');
}

/** Whether the text is set in the fallback font. */
export function isInFallbackFont(): boolean {
  return document.documentElement.style.getPropertyValue(familyVariable) !== '';
}

/**
 * Sets all texts in other fonts from now on.
 *
 * @param families by priority; the fallback font is added
 */
export function setTextFonts(families: readonly string[]): void {
  document.documentElement.style.setProperty(familyVariable, [...families, fallback].join());
}

/** Remembers that a font is in the browser's cache. */
export function rememberCachedFont({ href }: HTMLLinkElement): void {
  if (readStored(fetchedFontKey) !== href) store(fetchedFontKey, href);
}
