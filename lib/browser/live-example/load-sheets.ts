import { loadStyleSheet } from '@/lib/browser/network/load-style-sheet';

/** The framework's name for this group of stylesheets, within which it keeps their order. */
const precedence = 'examples';

/** Stylesheets that are loading. Several examples may wait for the same one. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Adds the stylesheets of an example that the page does not have yet, after the others.
 *
 * @param sheets URLs in cascade order
 * @throws when one does not load in time, or is not a stylesheet; the next call retries
 */
export async function loadSheets(sheets: readonly string[]): Promise<void> {
  await Promise.all(sheets.map(loadOnce));
}

async function loadOnce(href: string): Promise<void> {
  const isThere = document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
  if (!pending.has(href) && !isThere) {
    const loading = loadStyleSheet(href, 'all', insertAfterOthers);
    pending.set(
      href,
      loading.finally(() => pending.delete(href)),
    );
  }
  await pending.get(href);
}

function insertAfterOthers(link: HTMLLinkElement): void {
  link.dataset['precedence'] = precedence;
  const others = document.querySelectorAll(`link[data-precedence=${precedence}]`);
  const last = [...others].at(-1);
  if (last) last.after(link);
  else document.head.append(link);
}
