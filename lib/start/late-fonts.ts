import { loadFont } from '@/lib/browser/add-font';
import { hasRules } from '@/lib/browser/sheet-rules';
import { endTextFirst, isTextFirst, rememberFont, textFont } from '@/lib/browser/text-first';
import { whenPainted } from '@/lib/browser/when-painted';
import { textFace } from '@/lib/design/text-font';
import { onSignal } from './signals';

/** How a font has come, if it has. One that the browser began to fetch and left has no body. */
function fetched({ href }: HTMLLinkElement): PerformanceResourceTiming | undefined {
  return performance
    .getEntriesByName(href, 'resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .find(({ decodedBodySize }) => decodedBodySize > 0);
}

/** Whether a font was there when the first text was painted. */
function wasInTime(font: HTMLLinkElement): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return (fetched(font)?.responseEnd ?? Infinity) <= painted;
}

/**
 * Has the fonts of a style sheet show as soon as they are there, instead of only in time or never.
 * Each rule is written anew: Firefox lets nobody change the descriptors of one that stands.
 */
function showWhenThere(sheet: CSSStyleSheet): void {
  for (const [at, rule] of [...sheet.cssRules].entries()) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const shown = rule.cssText.replace(/(font-display:\s*)optional/, '$1swap');
    if (shown === rule.cssText) continue;
    sheet.deleteRule(at);
    sheet.insertRule(shown, at);
  }
}

/**
 * Has the font of texts come where none waits for it, behind the rest of the page.
 *
 * @returns it once it is there, for the browser to be told of: it would lay out all of the page
 */
function fetchInAdvance(font: HTMLLinkElement): () => FontFace | undefined {
  let face: FontFace | undefined;
  const { family, ...descriptors } = textFace;
  // Somebody may act, and start all this, before the text is painted.
  whenPainted(() => {
    loadFont(font.href, family, descriptors).then(
      (loaded) => {
        face = loaded;
        rememberFont(font);
      },
      () => console.warn(`${font.href} did not load; another font stands in.`),
    );
  });
  return () => face;
}

/**
 * A font that comes after the first text is not shown (`font-display: optional`): lines would break anew
 * while they are read. The next page of the same document has nothing to lose and takes it.
 */
export function takeLateFonts(): void {
  const { pathname } = location;
  const font = textFont();
  if (!font) return;
  const ready = isTextFirst() ? fetchInAdvance(font) : undefined;
  if (!ready) void document.fonts.ready.then(() => fetched(font) && rememberFont(font));
  const stop = onSignal('placed', () => {
    if (location.pathname === pathname) return;
    stop();
    if (!ready && wasInTime(font)) return;
    const face = ready?.();
    if (face) document.fonts.add(face);
    endTextFirst();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of links) if (hasRules(link) && link.sheet) showWhenThere(link.sheet);
  });
}
