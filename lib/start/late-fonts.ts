import { hasRules } from '@/lib/browser/sheet-rules';
import { onSignal } from './signals';

/** Whether a font was there when the first text was painted. */
function wasInTime(url: string): boolean {
  const [font] = performance.getEntriesByName(url, 'resource');
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return font instanceof PerformanceResourceTiming && font.responseEnd <= painted;
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
