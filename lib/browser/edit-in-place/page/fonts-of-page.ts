import { fetchBytes } from '@/lib/browser/network/request';
import type { FontBytes } from '../look';

/** The rules of all stylesheets that may be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const unquoted = (text: string) => text.trim().replaceAll(/^['"]|['"]$/g, '');

/** Whether the page has loaded a font; then its file is in the browser's cache. */
function isLoaded(family: string): boolean {
  return [...document.fonts].some(
    (face) => face.status === 'loaded' && unquoted(face.family) === family,
  );
}

async function bytesOf({
  style,
  parentStyleSheet,
}: CSSFontFaceRule): Promise<FontBytes | undefined> {
  const family = unquoted(style.getPropertyValue('font-family'));
  const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (url === undefined || !isLoaded(family)) return undefined;
  const base = parentStyleSheet?.href ?? location.href;
  return {
    family,
    weight: style.getPropertyValue('font-weight') || 'normal',
    style: style.getPropertyValue('font-style') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
    bytes: await fetchBytes(new URL(url, base).href),
  };
}

/** The fonts that the page uses. One that does not load is left out: text then has another font. */
export async function fontsOfPage(): Promise<readonly FontBytes[]> {
  const rules = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const fonts = await Promise.all(rules.map((rule) => bytesOf(rule).catch(() => undefined)));
  return fonts.filter((font) => font !== undefined);
}
