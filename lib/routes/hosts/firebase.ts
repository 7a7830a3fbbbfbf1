import { paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import {
  bundleFolder,
  hashedFolder,
  immutable,
  revalidated,
  searchFolder,
  securityHeaders,
} from './headers';
import { hostFiles } from './host-files';
import { otherSpelling } from './letter-case';
import type { SiteFiles } from './site-files';
import { unknownPaths } from './unknown-paths';

/**
 * `firebase.json` for Firebase Hosting, to be used from the export itself
 * (`firebase deploy --config out/firebase.json`). Redirects come before files there too; their
 * globs know negation, and regular expressions (RE2) put sections into lower case.
 */
export function firebaseConfig(site: SiteFiles, policy: string) {
  return {
    hosting: {
      public: '.',
      ignore: [...Object.values(hostFiles), '**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirectTable.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
        ...sectionKeys.map((key) => ({
          regex: `^/(?:${otherSpelling(key)})(?P<rest>/.*)?$`,
          destination: `/${key}:rest`,
          type: 301,
        })),
        ...unknownPaths(site).flatMap(({ pattern, below, to }) =>
          (below === undefined ? [pattern] : [pattern, pattern + below]).map((source) => ({
            source,
            destination: to === 'home' ? paths.home() : paths.notFound(),
            type: 302,
          })),
        ),
      ],
      headers: [
        { source: '**', headers: [...securityHeaders(policy), revalidated] },
        { source: `${hashedFolder}/**`, headers: [immutable] },
        { source: `${searchFolder}/**`, headers: [immutable] },
        { source: `${bundleFolder}/**/chunk-*.js`, headers: [immutable] },
      ],
    },
  };
}
