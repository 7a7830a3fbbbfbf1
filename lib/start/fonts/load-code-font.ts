import { addFont } from '@/lib/browser/fonts/add-font';
import { codeFont } from '@/lib/design/code-font';

/**
 * Loads the font of code after the page has loaded, so that it does not compete with the first text. The
 * fallback font has the same width, so nothing moves.
 *
 * @param url URL of the font file; if the page shows no code yet, the browser fetches it when code appears
 */
export function loadCodeFont(url: string): void {
  const { family, ...descriptors } = codeFont;
  if (hasCode()) {
    addFont(url, family, descriptors).catch(() =>
      console.warn(`${url} did not load. Code is shown in a fallback font.`),
    );
  } else document.fonts.add(new FontFace(family, `url(${url})`, descriptors));
}

const hasCode = () =>
  [...document.querySelectorAll('code, pre, kbd')].some((element) => element.checkVisibility());
