import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';

/** Written as text: importing the hooks would inline all of them into every page. */
const unstyled = 'data-unstyled-examples';
const exampleSheets = 'link[data-precedence=examples]';

/** Whether the page's own stylesheet came from the browser's cache: then others may, too. */
function isCacheFilled(): boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const [fetched] = sheet ? performance.getEntriesByName(sheet.href, 'resource') : [];
  return fetched instanceof PerformanceResourceTiming && fetched.transferSize === 0;
}

/**
 * Requests the stylesheets of the examples after the first paint, so that they do not compete with the text,
 * or immediately if they are probably in the browser's cache. The examples are shown when all have loaded, so
 * that the page is laid out once, or when one fails.
 */
export function requestSheetsAfterPaint(): void {
  const { documentElement, head } = document;
  if (!documentElement.hasAttribute(unstyled)) return;
  const links = () => [...head.querySelectorAll<HTMLLinkElement>(exampleSheets)];
  // Listens on the head, because `repairSheets` may replace a stylesheet by a copy.
  const onSettled = ({ target, type }: Event) => {
    if (!(target instanceof Element) || !target.matches(exampleSheets)) return;
    if (type === 'error' || links().every(({ sheet }) => sheet)) {
      documentElement.removeAttribute(unstyled);
    }
  };
  for (const type of ['load', 'error']) head.addEventListener(type, onSettled, true);
  const load = () => links().forEach((link) => link.removeAttribute('disabled'));
  if (isCacheFilled()) load();
  else afterFirstPaint(load);
}
