import { fileNamespaces } from '../file-paths';
import { pageNamespaces, paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import {
  hashedPrefixes,
  immutable,
  revalidated,
  securityHeaders,
  strictTransport,
} from './headers';
import { otherSpelling } from './letter-case';
import type { SiteFiles } from './site-files';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (names: readonly string[]) => names.map(escaped).join('|');

/**
 * `vercel.json`, to be deployed from the export itself. Sources are path patterns with regular
 * expressions, which heed letter case; redirects come before files, so what leads home is said by what
 * does not. Unknown pages get `404.html` with its status, whose script takes over.
 */
export function vercelConfig(site: SiteFiles, policy: string) {
  const atRoot = site.files
    .filter((file) => file.lastIndexOf('/') === 0)
    .map((file) => file.slice(1));
  const known = [...pageNamespaces, ...fileNamespaces].map((name) => `${escaped(name)}(?:/|$)`);
  const sections = sectionKeys.map((key) => `(?:${otherSpelling(key)})(?:/|$)`);
  const files = atRoot.map((file) => `${escaped(file)}$`);
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirectTable.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      ...sectionKeys.map((key) => ({
        source: `/:section(${otherSpelling(key)})/:rest*`,
        destination: `/${key}/:rest*`,
        statusCode: 301,
      })),
      {
        source: `/((?!${[...known, ...sections, ...files, '.*\\.html$'].join('|')}).+)`,
        destination: paths.home(),
        statusCode: 302,
      },
    ],
    headers: [
      { source: '/(.*)', headers: [...securityHeaders(policy), strictTransport, revalidated] },
      ...hashedPrefixes.flatMap((prefix) => {
        const names = site.hashed
          .filter((file) => file.startsWith(prefix))
          .map((file) => file.slice(prefix.length));
        // Named one by one: a missing file must not be remembered as missing for a year.
        const source = `${escaped(prefix)}(${oneOf(names)})`;
        return names.length === 0 ? [] : [{ source, headers: [immutable] }];
      }),
    ],
  };
}
