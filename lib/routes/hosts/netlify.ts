import { redirectTable } from '../redirects';
import {
  hashedPrefixes,
  type Header,
  immutable,
  securityHeaders,
  strictTransport,
} from './headers';

/**
 * `_redirects` for Netlify and Cloudflare Pages. Only exact paths: Cloudflare applies a rule even
 * where a file exists, so a rule for "anything else" would hide the site. Both answer unknown
 * paths with `404.html` and status 404, where the script of the same table takes over.
 */
export function netlifyRedirects(): string {
  return redirectTable.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of a header that is
 * given twice for a path, so caching is said only where it differs from the hosts' own, which is
 * to ask again before use.
 */
export function netlifyHeaders(policy: string): string {
  const block = (path: string, headers: readonly Header[]) =>
    `${path}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`;
  return [
    block('/*', [...securityHeaders(policy), strictTransport]),
    ...hashedPrefixes.map((prefix) => block(`${prefix}*`, [immutable])),
  ].join('\n');
}
