import { readStored, store } from '@/lib/browser/preferences/storage';

/** Under which it is kept that the font of texts is in the browser's cache: its address. */
const fetchedFontKey = 'docs-fetched-font';

/** The families of texts, and of them the one that stands in: none that would have to be fetched. */
const family = '--font-sans';
const standIn = "'siteSans Fallback'";

/** Megabits a second at which the font's 12 KB come in the 50 ms for which Chromium holds back the first text for them. */
const quickEnough = 2;

/**
 * Has the first text wait for no font where that would come too late to be shown anyway: where the network is slow,
 * or the browser does not know yet whether it is. The text is set in the font that stands in, then, and nobody asks for
 * the other before the page has been painted: it shows from the next page on, see `lib/start/fonts/font-swap.ts`.
 * Runs in the head, before the link to the font is read.
 */
export function startInFallbackFont(): void {
  // eslint-disable-next-line compat/compat -- browsers without it hold back no text
  const { downlink = Infinity } = navigator.connection ?? {};
  if (downlink >= quickEnough) return;
  new MutationObserver((_, observer) => {
    const font = textFont();
    if (!font) return;
    observer.disconnect();
    if (readStored(fetchedFontKey) === font.href) return;
    font.rel = '';
    document.documentElement.style.setProperty(family, standIn);
  }).observe(document.head, { childList: true });
}

/** The link to the font of texts. */
export function textFont(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[as=font]');
}

/** Whether the text is set in the font that stands in. */
export function isInFallbackFont(): boolean {
  return document.documentElement.style.getPropertyValue(family) !== '';
}

/**
 * Sets all texts in other fonts from now on.
 *
 * @param families in the order in which letters are looked for; before what stands in
 */
export function setTextFonts(families: readonly string[]): void {
  document.documentElement.style.setProperty(family, [...families, standIn].join());
}

/** Keeps in mind that a font comes from the cache from now on. */
export function rememberCachedFont({ href }: HTMLLinkElement): void {
  if (readStored(fetchedFontKey) !== href) store(fetchedFontKey, href);
}
