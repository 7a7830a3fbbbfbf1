import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { basePath } from '../base';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { redirectDataId, type RedirectTable } from './redirect-target';

/** The data of the not-found page's script: the same table from which all hosts' rules are generated. */
export function notFoundRedirects(): RedirectTable {
  return {
    moved: Object.fromEntries(redirectTable.map(({ from, to }) => [from, to])),
    sections: sectionKeys,
    files: fileNamespaces,
    pages: pageNamespaces,
    home: places.home(),
    notFound: places.notFound(),
    ...(basePath !== '' && { base: basePath }),
  };
}

/**
 * Inserts the redirect script into the not-found page, before anything that paints, for hosts without rules.
 *
 * @throws when the page has no `<head>`
 */
export function withNotFoundScript(html: string): string {
  const head = /<head[^>]*>(?:<meta charSet="utf-8"\s*\/?>)?/i;
  if (!head.test(html)) throw new Error('The not-found page has no <head>.');
  const elements = jsonElement(redirectDataId, notFoundRedirects()) + inlineElement('redirect');
  return html.replace(head, (start) => start + elements);
}
