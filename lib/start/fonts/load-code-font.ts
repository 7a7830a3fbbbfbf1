import { addFont } from '@/lib/browser/fonts/add-font';
import { codeFont } from '@/lib/design/code-font';

/**
 * Sets code in its own font once the page has loaded, which has the network for itself until then. The font
 * that stands in is as wide: nothing moves.
 *
 * @param url the font's file; it is fetched when there is code in sight or further down, now or later
 */
export function loadCodeFont(url: string): void {
  const { family, ...descriptors } = codeFont;
  if (hasCode()) {
    addFont(url, family, descriptors).catch(() =>
      console.warn(`${url} did not load; another font stands in.`),
    );
  } else document.fonts.add(new FontFace(family, `url(${url})`, descriptors));
}

const hasCode = () =>
  [...document.querySelectorAll('code, pre, kbd')].some((element) => element.checkVisibility());
