import { hasRules } from '@/lib/browser/sheet-rules';
import { endTextFirst, isTextFirst, rememberFont, textFont } from '@/lib/browser/text-first';
import { onSignal } from './signals';

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

/** Has a font come into the browser's cache. Nothing is laid out for it: the browser is not told of it. */
async function fetchFont({ href }: HTMLLinkElement): Promise<boolean> {
  const answer = await fetch(href, { priority: 'low' });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Whether a font is in the cache, once that is known. */
async function hasCome(font: HTMLLinkElement): Promise<boolean> {
  if (isTextFirst()) return fetchFont(font).catch(() => false);
  await document.fonts.ready;
  return fetched(font) !== undefined;
}

/**
 * A font that comes after the first text is not shown (`font-display: optional`): lines would break anew
 * while they are read. The next page of the same document has nothing to lose and takes it.
 */
export function takeLateFonts(): void {
  const { pathname } = location;
  const font = textFont();
  if (!font) return;
  void hasCome(font).then((come) => come && rememberFont(font));
  const stop = onSignal('navigated', () => {
    if (location.pathname === pathname) return;
    stop();
    if (!isTextFirst() && wasInTime(font)) return;
    endTextFirst();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of links) if (hasRules(link) && link.sheet) showWhenThere(link.sheet);
  });
}
