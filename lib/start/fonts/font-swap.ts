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
 * What a font is called that comes late. By the name of a rule that the browser has given up, it would take
 * all text for not final, and lay it out without remembering any of it.
 */
const late = (family: string) => `${family}-late`;

/** A font as a rule of a style sheet has it, but shown whenever it comes. */
function whenThere({ style }: CSSFontFaceRule, sheet: string | null): FontFace {
  const said = (name: string) => style.getPropertyValue(name);
  const source = said('src').replace(
    /url\("([^"]+)"\)/g,
    (_, url: string) => `url("${new URL(url, sheet ?? location.href).href}")`,
  );
  return new FontFace(late(said('font-family').replaceAll('"', '')), source, {
    weight: said('font-weight'),
    unicodeRange: said('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  });
}

/** The fonts that a style sheet has show in time or never. */
function optionalFontsOf({ cssRules, href }: CSSStyleSheet): readonly FontFace[] {
  return [...cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
    .map((rule) => whenThere(rule, href));
}

/**
 * Those of the page: of the first style sheet that has any, since that of a theme may stand before its own.
 */
function optionalFonts(): readonly FontFace[] {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const fonts = hasRules(link) && link.sheet ? optionalFontsOf(link.sheet) : [];
    if (fonts.length > 0) return fonts;
  }
  return [];
}

/**
 * Has the font of texts come where none waits for it, behind the rest of the page.
 *
 * @returns the fonts to show, with that one once it is there; the browser is not told of it before: it would
 *   lay out all of the page
 */
function fetchInAdvance(font: HTMLLinkElement): () => readonly FontFace[] {
  let faces: readonly FontFace[] | undefined;
  const { family, ...descriptors } = textFace;
  const take = (loaded: FontFace) => {
    faces = optionalFonts().map((face) => (face.family === loaded.family ? loaded : face));
    rememberCachedFont(font);
  };
  // Somebody may act, and start all this, before the text is painted.
  afterFirstPaint(() => {
    loadFont(font.href, late(family), descriptors).then(take, () =>
      console.warn(`${font.href} did not load; another font stands in.`),
    );
  });
  return () => faces ?? optionalFonts();
}

/**
 * A font that arrives after the first text is not shown (`font-display: optional`): lines would break anew
 * while they are read. The next page of the same document can show it: its fonts are added as new faces,
 * since a changed rule makes the browser read the whole stylesheet again, and restyle the page.
 *
 * @returns has to be called before the next page is painted
 */
export function createFontSwap(): { swap: () => void } {
  const { pathname } = location;
  const font = textFont();
  if (!font) return { swap: () => undefined };
  const fonts = isInFallbackFont() ? fetchInAdvance(font) : undefined;
  if (!fonts) void document.fonts.ready.then(() => fetched(font) && rememberCachedFont(font));
  let isDone = false;
  return {
    swap: () => {
      if (isDone || location.pathname === pathname) return;
      isDone = true;
      if (!fonts && wasInTime(font)) return;
      const faces = fonts?.() ?? optionalFonts();
      for (const face of faces) document.fonts.add(face);
      setTextFonts(faces.map(({ family }) => family));
    },
  };
}
