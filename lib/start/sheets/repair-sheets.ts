import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { replaceBroken } from '@/lib/browser/network/load-element';
import { reloadOnce } from '@/lib/browser/network/reload';
import { isStale } from '@/lib/browser/network/request';
import { isCutOff, isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { wording } from '@/lib/words/word';

/** Stylesheets that failed twice, each with the broken one that stays until it has loaded. */
const failedTwice = new Map<HTMLLinkElement, HTMLLinkElement | undefined>();
/** How often the visitor has requested a retry. */
let retryCount = 0;
/** Whether a newer build has replaced one. */
let isOutdated = false;

/**
 * Requests stylesheets again that did not load with the page, and shows a note when one fails again. Only
 * those that are in the page now: scripts handle the stylesheets that they add. Call `rejectBrokenFiles` first.
 * A page whose stylesheet a newer build has replaced is reloaded, once. Half of a stylesheet stays until the whole is
 * there.
 */
export function repairSheets(): void {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  whenIdle(() => {
    for (const link of links) {
      if (!link.isConnected || isWholeSheet(link)) continue;
      if (isLoading(link)) link.onerror = () => requestAgain(link);
      else if (isCutOff(link)) replaceBroken(link.href).catch(() => requestAgain(link, link));
      else requestAgain(link);
    }
  });
}

/** Stylesheets of examples are requested after the first paint, and may still be loading. */
const isLoading = (link: HTMLLinkElement) =>
  link.dataset['precedence'] === 'examples' &&
  link.sheet === null &&
  performance.getEntriesByName(link.href, 'resource').length === 0;

function retryFailed(): void {
  if (isOutdated) {
    location.reload();
    return;
  }
  const links = [...failedTwice];
  retryCount += 1;
  failedTwice.clear();
  links.forEach(([link, broken]) => requestAgain(link, broken));
}

/**
 * @param broken the stylesheet that stays until the whole one has loaded: part of it applies, and the browser has it in
 *   its memory under this URL
 */
function requestAgain(link: HTMLLinkElement, broken?: HTMLLinkElement): void {
  const retryCountBefore = retryCount;
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  const isFirstCopy = link === broken;
  if (isFirstCopy) copy.href += `?${Date.now()}`;
  copy.onerror = () => {
    // The visitor has requested a retry while this one was loading.
    if (retryCountBefore < retryCount) {
      requestAgain(copy, broken);
      return;
    }
    failedTwice.set(copy, broken);
    showFailureNote(
      wording('A style sheet did not load, so this page may look wrong.'),
      retryFailed,
    );
    replaceBroken(copy.href).catch((error: unknown) => {
      if (!isStale(error)) return;
      isOutdated = true;
      reloadOnce(copy.href);
    });
  };
  copy.onload = () => broken?.remove();
  if (isFirstCopy) link.after(copy);
  else link.replaceWith(copy);
}
