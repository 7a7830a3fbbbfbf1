import { hasRules } from '@/lib/browser/sheet-rules';
import { onSignal } from './signals';

/** Whether a font was there when the first text was painted. */
function wasInTime(url: string): boolean {
  const [font] = performance.getEntriesByName(url, 'resource');
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return font instanceof PerformanceResourceTiming && font.responseEnd <= painted;
}

/** Has the fonts of a style sheet show as soon as they are there, instead of only in time or never. */
function showWhenThere({ cssRules }: CSSStyleSheet): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (rule.style.getPropertyValue('font-display') !== 'optional') continue;
    rule.style.setProperty('font-display', 'swap');
  }
}

/**
 * A font that comes after the first text is not shown (`font-display: optional`): lines would break anew
 * while they are read. The next page of the same document has nothing to lose and takes it.
 */
export function takeLateFonts(): void {
  const { pathname } = location;
  const stop = onSignal('navigated', () => {
    if (location.pathname === pathname) return;
    stop();
    const font = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]');
    if (!font || wasInTime(font.href)) return;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of links) if (hasRules(link) && link.sheet) showWhenThere(link.sheet);
  });
}
