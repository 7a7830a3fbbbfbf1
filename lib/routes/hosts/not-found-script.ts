import { fileNamespaces } from '../file-paths';
import { pageNamespaces, paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { scriptString } from './html-stub';

/** Marks the element in `404.html`, so that a second run replaces it. */
export const notFoundScriptId = 'redirects';

/**
 * What a host without rules cannot do, done by its not-found page: the same table and the same
 * order as the reference resolver. Query and fragment survive where the address only moved.
 *
 * @returns the text of an inline script; it does nothing where the not-found page is meant
 */
export function notFoundScript(): string {
  const table = scriptString(
    JSON.stringify(Object.fromEntries(redirectTable.map(({ from, to }) => [from, to]))),
  );
  const list = (names: readonly string[]) => JSON.stringify(names).replace(/</g, '\\u003c');
  return `(function () {
  var moved = JSON.parse(${table});
  var tail = location.search + location.hash;
  var path = location.pathname;
  try { path = decodeURIComponent(path); } catch (e) {}
  var clean = path.replace(/\\/{2,}/g, '/').replace(/(.)\\/$/, '$1');
  var first = clean.split('/')[1];
  var lower = first.toLowerCase();
  var go = function (to) { location.replace(to); };
  if (clean === '/404' || clean === '/404.html' || clean === '/') return;
  if (clean !== path) return go(encodeURI(clean) + tail);
  if (Object.prototype.hasOwnProperty.call(moved, path)) return go(moved[path] + tail);
  if (first !== lower && ${list(sectionKeys)}.indexOf(lower) >= 0)
    return go(encodeURI('/' + lower + path.slice(first.length + 1)) + tail);
  if (${list(fileNamespaces)}.indexOf(first) >= 0) return;
  if (${list(pageNamespaces)}.indexOf(first) < 0) return go(${scriptString(paths.home())});
  if (/\\.txt$/.test(path)) return;
  go(${scriptString(paths.notFound())});
})();`;
}

/**
 * Puts the script into the not-found page, before anything that paints.
 *
 * @throws when the page has no head to put it into
 */
export function withNotFoundScript(html: string): string {
  const element = `<script id="${notFoundScriptId}">${notFoundScript()}</script>`;
  const present = new RegExp(`<script id="${notFoundScriptId}">.*?</script>`, 's');
  if (present.test(html)) return html.replace(present, () => element);
  const head = /<head[^>]*>(?:<meta charSet="utf-8"\s*\/?>)?/i;
  if (!head.test(html)) throw new Error('The not-found page has no <head>.');
  return html.replace(head, (start) => start + element);
}
