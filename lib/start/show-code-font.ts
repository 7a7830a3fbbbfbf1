import { codeFont } from '@/lib/design/code-font';

/**
 * Sets code in its own font once the page has loaded, which has the network for itself until then. The font
 * that stands in is as wide: nothing moves.
 *
 * @param url the font's file; it is fetched when there is code in sight or further down, now or later
 */
export function showCodeFont(url: string): void {
  const { family, ...descriptors } = codeFont;
  const font = new FontFace(family, `url(${url})`, descriptors);
  const show = () => document.fonts.add(font);
  // The browser lays out all of the page when it hears of a font, and once more when a font it knows has come.
  if (!hasCode()) show();
  else font.load().then(show, () => console.warn(`${url} did not load; another font stands in.`));
}

const hasCode = () =>
  [...document.querySelectorAll('code, pre, kbd')].some((element) => element.checkVisibility());
