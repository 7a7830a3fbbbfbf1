import { loadStyleSheet } from '@/lib/browser/network/load-style-sheet';

/** The name by which the framework, too, knows the style sheets of examples, and keeps them in order. */
const precedence = 'examples';

/** Those on their way; several examples may wait for one. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Adds the style sheets that an example needs and the page has not brought, behind those that it has.
 *
 * @param sheets URLs, in the order in which they hold
 * @throws when one does not arrive in time, or is none; another call tries again
 */
export async function loadSheets(sheets: readonly string[]): Promise<void> {
  await Promise.all(sheets.map(loadOnce));
}

async function loadOnce(href: string): Promise<void> {
  const isThere = document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
  if (!pending.has(href) && !isThere) {
    const loading = loadStyleSheet(href, 'all', putBehindOthers);
    pending.set(
      href,
      loading.finally(() => pending.delete(href)),
    );
  }
  await pending.get(href);
}

function putBehindOthers(link: HTMLLinkElement): void {
  link.dataset['precedence'] = precedence;
  const others = document.querySelectorAll(`link[data-precedence=${precedence}]`);
  const last = [...others].at(-1);
  if (last) last.after(link);
  else document.head.append(link);
}
