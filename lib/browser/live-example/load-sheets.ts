import { loadStyleSheet } from '@/lib/browser/network/load-element';
import { loadOnce } from '@/lib/browser/network/load-once';

/** The framework's name for this group of stylesheets, within which it keeps their order. */
const precedence = 'examples';

const sheetsOfExamples = new Map<string, Promise<unknown>>();

/**
 * Adds the stylesheets of an example that the page does not have yet, after the others.
 *
 * @param sheets URLs in cascade order
 * @throws when one does not load in time, or is not a stylesheet; the next call retries
 */
export async function loadSheets(sheets: readonly string[]): Promise<void> {
  // Several examples may wait for the same one.
  const missing = sheets.filter(
    (href) =>
      sheetsOfExamples.has(href) ||
      document.querySelector(`link[rel=stylesheet][href="${href}"]`) === null,
  );
  await Promise.all(
    missing.map((href) =>
      loadOnce(sheetsOfExamples, href, () => loadStyleSheet(href, 'all', insertAfterOthers)),
    ),
  );
}

function insertAfterOthers(link: HTMLLinkElement): void {
  link.dataset['precedence'] = precedence;
  const last = [...document.querySelectorAll(`link[data-precedence=${precedence}]`)].at(-1);
  if (last) last.after(link);
  else document.head.append(link);
}
