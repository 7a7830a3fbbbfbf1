import { tellFailure } from '@/lib/browser/failure-note';
import { hasRules } from '@/lib/browser/sheet-rules';
import { whenIdle } from '@/lib/browser/when-idle';

/** Asks once more for style sheets that did not arrive with the page, and says so where one fails again. */
export function repairSheets(): void {
  whenIdle(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of links) if (hasEnded(link) && !hasRules(link)) askAnew(link);
  });
}

/** Whether the request is over. A script may wait for one that is still on its way, as a menu's does. */
function hasEnded({ href }: HTMLLinkElement): boolean {
  return performance.getEntriesByName(href, 'resource').length > 0;
}

function askAnew(link: HTMLLinkElement): void {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  const tell = () => {
    tellFailure('A style sheet did not load, so this page may look wrong.', repairSheets);
  };
  copy.onload = () => {
    if (!hasRules(copy)) tell();
  };
  copy.onerror = tell;
  link.replaceWith(copy);
}
