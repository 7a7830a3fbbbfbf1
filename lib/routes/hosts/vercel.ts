import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import { sectionKeys } from '../redirects';
import {
  cleanFramePath,
  framePolicyHeader,
  hashedPrefixes,
  headersOf,
  immutable,
  revalidated,
  strictTransport,
} from './headers';
import { otherSpelling } from './letter-case';
import { firstSegments, isSharedHost } from './shared-host';
import type { HostedSite } from './site-files';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (names: readonly string[]) => names.map(escaped).join('|');

function siteRules({ base, files, redirects }: HostedSite) {
  const atRoot = files
    .filter((file) => file.lastIndexOf('/') === 0)
    .map((file) => `${escaped(file.slice(1))}$`);
  const known = [...pageNamespaces, ...fileNamespaces].map((name) => `${escaped(name)}(?:/|$)`);
  const sections = sectionKeys.map((key) => `(?:${otherSpelling(key)})(?:/|$)`);
  const start = escaped(base);
  return [
    ...redirects.map(({ from, to }) => ({
      source: escaped(base) + from,
      destination: base + to,
      statusCode: 301,
    })),
    ...sectionKeys.map((key) => ({
      source: `${start}/:section(${otherSpelling(key)})/:rest*`,
      destination: `${base}/${key}/:rest*`,
      statusCode: 301,
    })),
    {
      source: `${start}/((?!${[...known, ...sections, ...atRoot, '.*\\.html$'].join('|')}).+)`,
      destination: base + places.home(),
      statusCode: 302,
    },
  ];
}

/** Rules that redirect all paths outside of the sites into the newest site. */
function rootRules(sites: readonly HostedSite[]) {
  if (!isSharedHost(sites)) return [];
  const newest = sites[0]?.base ?? '';
  const taken = firstSegments(sites).map((name) => `${escaped(name)}(?:/|$)`);
  return [
    { source: places.home(), destination: newest + places.home(), statusCode: 302 },
    {
      source: `/:path((?!${taken.join('|')}).+)`,
      destination: `${newest}/:path`,
      statusCode: 302,
    },
  ];
}

/**
 * `vercel.json`, deployed from the export itself. Sources are path patterns with regular expressions, which
 * match letter case. Vercel applies redirects before it looks for files, so the rule that redirects to the
 * home page excludes existing paths. Unknown pages get `404.html` with status 404, whose script redirects.
 */
export function vercelConfig(sites: readonly HostedSite[]) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...sites.flatMap(siteRules), ...rootRules(sites)],
    headers: sites.flatMap((site) => [
      {
        source: `${escaped(site.base)}/(.*)`,
        headers: [...headersOf(site, sites), strictTransport, revalidated],
      },
      {
        source: `${escaped(site.base + cleanFramePath)}(\\.html)?`,
        headers: [framePolicyHeader],
      },
      ...hashedPrefixes.flatMap((prefix) => {
        const names = site.hashed
          .filter((file) => file.startsWith(prefix))
          .map((file) => file.slice(prefix.length));
        // Each file is listed, so that the 404 for a missing file is not cached for a year.
        const source = `${escaped(site.base + prefix)}(${oneOf(names)})`;
        return names.length === 0 ? [] : [{ source, headers: [immutable] }];
      }),
    ]),
  };
}
