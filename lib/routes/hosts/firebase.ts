import { paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { hashedGlobs, immutable, revalidated, securityHeaders, strictTransport } from './headers';
import { compressedEndings, hostFiles } from './host-files';
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
      ignore: [...Object.values(hostFiles), ...compressedEndings.map((ending) => `**/*${ending}`)],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirectTable.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
        // A placeholder must begin a segment, and only numbered groups are known to every engine.
        ...sectionKeys.flatMap((key) => [
          { regex: `^/(?:${otherSpelling(key)})/?$`, destination: `/${key}`, type: 301 },
          { regex: `^/(?:${otherSpelling(key)})/(.+)$`, destination: `/${key}/:1`, type: 301 },
        ]),
        ...unknownPaths(site).flatMap(({ pattern, below, to }) =>
          (below === undefined ? [pattern] : [pattern, pattern + below]).map((source) => ({
            source,
            destination: to === 'home' ? paths.home() : paths.notFound(),
            type: 302,
          })),
        ),
      ],
      headers: [
        { source: '**', headers: [...securityHeaders(policy), strictTransport, revalidated] },
        ...hashedGlobs(site.hashed).map((source) => ({ source, headers: [immutable] })),
      ],
    },
  };
}
