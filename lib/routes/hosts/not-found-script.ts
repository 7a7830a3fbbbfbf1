import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { basePath } from '../base';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { redirectDataId, type RedirectTable } from './redirect-target';

/** What the not-found page's script goes by: the table that all hosts' rules are made of. */
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
 * Puts into the not-found page, before anything that paints, what a host without rules cannot do.
 *
 * @throws when the page has no head to put it into
 */
export function withNotFoundScript(html: string): string {
  const head = /<head[^>]*>(?:<meta charSet="utf-8"\s*\/?>)?/i;
  if (!head.test(html)) throw new Error('The not-found page has no <head>.');
  const elements = jsonElement(redirectDataId, notFoundRedirects()) + inlineElement('redirect');
  return html.replace(head, (start) => start + elements);
}
