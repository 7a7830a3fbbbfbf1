import { codeFont } from '@/lib/design/code-font';

/**
 * Sets code in its own font once the first text is painted, which has the network for itself until then.
 * The font that stands in is as wide: nothing moves.
 *
 * @param url the font's file; it is fetched when the page has code
 */
export function showCodeFont(url: string): void {
  const { family, ...descriptors } = codeFont;
  const paints = new PerformanceObserver(() => {
    paints.disconnect();
    document.fonts.add(new FontFace(family, `url(${url})`, descriptors));
  });
  paints.observe({ type: 'paint', buffered: true });
}
