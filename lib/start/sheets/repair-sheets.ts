import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { hasRules } from '@/lib/browser/network/sheet-rules';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';

/** Stylesheets that failed twice. */
const failedTwice = new Set<HTMLLinkElement>();
/** How often the visitor has requested a retry. */
let retryCount = 0;

/**
 * Requests stylesheets again that did not load with the page, and shows a note when one fails again. Only
 * those that are in the page now: scripts handle the stylesheets that they add. Disabled ones are
 * placeholders for the framework: see `addDisabledSheets`.
 */
export function repairSheets(): void {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  whenIdle(() => {
    for (const link of links) {
      if (!link.isConnected || hasRules(link)) continue;
      if (isLoading(link)) onFailure(link, () => requestAgain(link));
      else requestAgain(link);
    }
  });
}

/** Stylesheets of examples are requested after the first paint, and may still be loading. */
const isLoading = (link: HTMLLinkElement) =>
  link.matches(`${hooked('sheetsAfterPaint')} > *`) &&
  link.sheet === null &&
  performance.getEntriesByName(link.href, 'resource').length === 0;

/** Also calls back for a page in place of a missing file, which browsers do not count as a failure. */
function onFailure(link: HTMLLinkElement, failed: () => void): void {
  link.onload = () => {
    if (!hasRules(link)) failed();
  };
  link.onerror = failed;
}

function retryFailed(): void {
  const links = [...failedTwice];
  retryCount += 1;
  failedTwice.clear();
  links.forEach(requestAgain);
}

function requestAgain(link: HTMLLinkElement): void {
  const retryCountBefore = retryCount;
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  const fail = () => {
    // The visitor has requested a retry while this one was loading.
    if (retryCountBefore < retryCount) {
      requestAgain(copy);
      return;
    }
    failedTwice.add(copy);
    showFailureNote('A style sheet did not load, so this page may look wrong.', retryFailed);
  };
  onFailure(copy, fail);
  link.replaceWith(copy);
}
