import { loadFont } from '@/lib/browser/fonts/add-font';
import {
  isInFallbackFont,
  rememberCachedFont,
  setTextFonts,
  textFont,
} from '@/lib/browser/fonts/fallback-font';
import { hasRules } from '@/lib/browser/network/sheet-rules';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { textFace } from '@/lib/design/text-font';

/** Returns when a font has loaded. A request that the browser has aborted has no body. */
function loadTime({ href }: HTMLLinkElement): number | undefined {
  return performance
    .getEntriesByName(href, 'resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .find(({ decodedBodySize }) => decodedBodySize > 0)?.responseEnd;
}

/** Whether a font had loaded when the first text was painted. */
function wasInTime(font: HTMLLinkElement): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return (loadTime(font) ?? Infinity) <= painted;
}

/**
 * Returns a new family name for a swapped font. If it had the name of a `@font-face` rule that the browser
 * has given up, the browser would not cache the layout of any text in it.
 */
const swappedFamily = (family: string) => `${family}-swapped`;

/** Creates a font from a rule of a stylesheet, to be shown whenever it loads. */
function toSwappedFace({ style }: CSSFontFaceRule, sheet: string | null): FontFace {
  const valueOf = (name: string) => style.getPropertyValue(name);
  const source = valueOf('src').replace(
    /url\("([^"]+)"\)/g,
    (_, url: string) => `url("${new URL(url, sheet ?? location.href).href}")`,
  );
  return new FontFace(swappedFamily(valueOf('font-family').replaceAll('"', '')), source, {
    weight: valueOf('font-weight'),
    unicodeRange: valueOf('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  });
}

/** Creates faces for the fonts of a stylesheet that are shown only if they load in time. */
function optionalFontsOf({ cssRules, href }: CSSStyleSheet): readonly FontFace[] {
  return [...cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
    .map((rule) => toSwappedFace(rule, href));
}

/**
 * Creates faces for the fonts of the first stylesheet with optional fonts. That of a theme may come before
 * it.
 */
function optionalFonts(): readonly FontFace[] {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const fonts = hasRules(link) && link.sheet ? optionalFontsOf(link.sheet) : [];
    if (fonts.length > 0) return fonts;
  }
  return [];
}

/**
 * Fetches the text font after the first paint of a page in the fallback font.
 *
 * @returns a function that returns the fonts to show. They are not added to the document before, because the
 *   browser would lay out the whole page.
 */
function fetchTextFont(link: HTMLLinkElement): () => readonly FontFace[] {
  let faces: readonly FontFace[] | undefined;
  const { family, ...descriptors } = textFace;
  // The visitor may interact, which starts this script, before the text is painted.
  afterFirstPaint(() => {
    loadFont(link.href, swappedFamily(family), descriptors).then(
      (loaded) => {
        faces = optionalFonts().map((face) => (face.family === loaded.family ? loaded : face));
        rememberCachedFont(link);
      },
      () => console.warn(`${link.href} did not load. Text is shown in a fallback font.`),
    );
  });
  return () => faces ?? optionalFonts();
}

/**
 * A font that loads after the first paint is not shown (`font-display: optional`), because lines would break
 * differently while they are read. The swap shows it from the next page of the same document on. It adds new
 * font faces: after a change of the rule, browsers parse the whole stylesheet again and restyle the page.
 *
 * @returns a function to call before the next page is painted
 */
export function createFontSwap(): { swap: () => void } {
  const { pathname } = location;
  const link = textFont();
  if (!link) return { swap: () => undefined };
  const fonts = isInFallbackFont() ? fetchTextFont(link) : undefined;
  if (!fonts) {
    void document.fonts.ready.then(() => loadTime(link) !== undefined && rememberCachedFont(link));
  }
  let isDone = false;
  return {
    swap: () => {
      if (isDone || location.pathname === pathname) return;
      isDone = true;
      if (!fonts && wasInTime(link)) return;
      const faces = fonts?.() ?? optionalFonts();
      for (const face of faces) document.fonts.add(face);
      setTextFonts(faces.map(({ family }) => family));
    },
  };
}
