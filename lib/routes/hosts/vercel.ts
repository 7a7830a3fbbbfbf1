import { fileNamespaces } from '../file-paths';
import { pageNamespaces, places } from '../paths';
import { sectionKeys } from '../redirects';
import { firstSegments, isShared } from './beside-sites';
import { hashedPrefixes, headersOf, immutable, revalidated, strictTransport } from './headers';
import { otherSpelling } from './letter-case';
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

/** Everything beside sites that lie below paths is looked for in the newest. */
function besideRules(sites: readonly HostedSite[]) {
  if (!isShared(sites)) return [];
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
 * `vercel.json`, to be deployed from the export itself. Sources are path patterns with regular
 * expressions, which heed letter case; redirects come before files, so what leads home is said by what
 * does not. Unknown pages get `404.html` with its status, whose script takes over.
 */
export function vercelConfig(sites: readonly HostedSite[]) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...sites.flatMap(siteRules), ...besideRules(sites)],
    headers: sites.flatMap((site) => [
      {
        source: `${escaped(site.base)}/(.*)`,
        headers: [...headersOf(site, sites), strictTransport, revalidated],
      },
      ...hashedPrefixes.flatMap((prefix) => {
        const names = site.hashed
          .filter((file) => file.startsWith(prefix))
          .map((file) => file.slice(prefix.length));
        // Named one by one: a missing file must not be remembered as missing for a year.
        const source = `${escaped(site.base + prefix)}(${oneOf(names)})`;
        return names.length === 0 ? [] : [{ source, headers: [immutable] }];
      }),
    ]),
  };
}
