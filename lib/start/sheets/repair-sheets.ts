import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { hasRules } from '@/lib/browser/network/sheet-rules';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';

/** Those that failed twice. */
const lost = new Set<HTMLLinkElement>();
/** How many times somebody asked for a retry. */
let retryCount = 0;

/**
 * Asks once more for style sheets that did not arrive with the page, and says so where one fails again. Of
 * those that stand in the page now: a script waits for the sheet that it brings, a menu's for one. One that
 * is disabled stands there for the framework only: see `addDisabledSheets`.
 */
export function repairSheets(): void {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  whenIdle(() => {
    for (const link of links) {
      if (!link.isConnected || hasRules(link)) continue;
      if (isUnderWay(link)) onFailure(link, () => askAnew(link));
      else askAnew(link);
    }
  });
}

/** Examples' style sheets are asked for when the text is painted, and may still be on the way. */
const isUnderWay = (link: HTMLLinkElement) =>
  link.matches(`${hooked('sheetsAfterPaint')} > *`) &&
  link.sheet === null &&
  performance.getEntriesByName(link.href, 'resource').length === 0;

/** Some servers answer with a page in a missing file's place, which is no failure to the browser. */
function onFailure(link: HTMLLinkElement, failed: () => void): void {
  link.onload = () => {
    if (!hasRules(link)) failed();
  };
  link.onerror = failed;
}

function tryLost(): void {
  const links = [...lost];
  retryCount += 1;
  lost.clear();
  links.forEach(askAnew);
}

function askAnew(link: HTMLLinkElement): void {
  const asked = retryCount;
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  const tell = () => {
    // Its failure was on the way when somebody wished for all of them.
    if (asked < retryCount) {
      askAnew(copy);
      return;
    }
    lost.add(copy);
    showFailureNote('A style sheet did not load, so this page may look wrong.', tryLost);
  };
  onFailure(copy, tell);
  link.replaceWith(copy);
}
