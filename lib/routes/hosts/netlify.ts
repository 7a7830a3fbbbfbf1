import {
  cleanFramePath,
  framePath,
  framePolicyHeader,
  hashedPrefixes,
  type Header,
  headersOf,
  immutable,
  strictTransport,
} from './headers';
import { isSharedHost, rootRedirects, sharedRootFiles } from './shared-host';
import type { HostedSite } from './site-files';

/**
 * `_redirects` for Netlify and Cloudflare Pages. It contains exact paths only: Cloudflare applies a rule even
 * when a file exists, so a rule for all other paths would hide the site. Both hosts answer unknown paths with
 * `404.html` and status 404; the script in that page handles the remaining redirects.
 */
export function netlifyRedirects(sites: readonly HostedSite[]): string {
  const rows = sites.flatMap(({ base, redirects }) =>
    redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301`),
  );
  const beside = rootRedirects(sites).flatMap(({ from, isFolder, to }) => [
    `${from} ${to} 302`,
    ...(isFolder ? [`${from}/* ${to}/:splat 302`] : []),
  ]);
  return [...rows, ...beside].map((row) => `${row}\n`).join('');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values when two rules set the same header
 * for a path, so caching is set only where it differs from the default of these hosts, which is to
 * revalidate before use.
 */
export function netlifyHeaders(sites: readonly HostedSite[]): string {
  const block = (path: string, headers: readonly Header[]) =>
    `${path}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`;
  const beside = isSharedHost(sites) ? Object.values(sharedRootFiles) : [];
  const newest = sites.slice(0, 1).flatMap((site) => headersOf(site, sites));
  return [
    ...beside.map((file) => block(file, [...newest, strictTransport])),
    ...sites.flatMap((site) => [
      block(`${site.base}/*`, [...headersOf(site, sites), strictTransport]),
      ...hashedPrefixes.map((prefix) => block(`${site.base}${prefix}*`, [immutable])),
      // Both policies apply then; the common one is a part of this one.
      ...[framePath, cleanFramePath].map((path) => block(site.base + path, [framePolicyHeader])),
    ]),
  ].join('\n');
}
