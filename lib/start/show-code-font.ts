import { codeFont } from '@/lib/design/code-font';

/**
 * Sets code in its own font once the first text is painted, which has the network for itself until then.
 * The font that stands in is as wide: nothing moves.
 *
 * @param url the font's file; it is fetched when the page has code
 */
export function showCodeFont(url: string): void {
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paints.disconnect();
    const { family, weight } = codeFont;
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: 'swap' }));
  });
  paints.observe({ type: 'paint', buffered: true });
}
