import { places } from '../paths';
import { sectionKeys } from '../redirects';
import {
  cleanFramePath,
  framePath,
  framePolicyHeader,
  hashedGlobs,
  headersOf,
  immutable,
  revalidated,
  strictTransport,
} from './headers';
import { compressedEndings, hostFiles } from './host-files';
import { otherSpelling } from './letter-case';
import { firstSegments, isSharedHost, rootRedirects } from './shared-host';
import type { HostedSite } from './site-files';
import { unknownPaths } from './unknown-paths';

const moved = 301;
const elsewhere = 302;

/** A placeholder must begin a segment, and only numbered groups work in all regular expression engines. */
function sectionRules(base: string, target: string, type: number) {
  const start = base.replaceAll('.', '\\.');
  return sectionKeys.flatMap((key) => [
    { regex: `^${start}/(?:${otherSpelling(key)})/?$`, destination: `${target}/${key}`, type },
    {
      regex: `^${start}/(?:${otherSpelling(key)})/(.+)$`,
      destination: `${target}/${key}/:1`,
      type,
    },
  ]);
}

function siteRules({ base, ...site }: HostedSite) {
  return [
    ...site.redirects.map(({ from, to }) => ({
      source: base + from,
      destination: base + to,
      type: moved,
    })),
    ...sectionRules(base, base, moved),
    ...unknownPaths(site).flatMap(({ pattern, below, to }) =>
      (below === undefined ? [pattern] : [pattern, pattern + below]).map((source) => ({
        source: base + source,
        destination: base + (to === 'home' ? places.home() : places.notFound()),
        type: elsewhere,
      })),
    ),
  ];
}

/** Rules for paths outside of the sites, when sites are below paths. */
function rootRules(sites: readonly HostedSite[]) {
  if (!isSharedHost(sites)) return [];
  const newest = sites[0]?.base ?? '';
  const stranger = `/!(${firstSegments(sites).join('|')})`;
  return [
    ...rootRedirects(sites).flatMap(({ from, to, isFolder }) => [
      { source: from, destination: to, type: elsewhere },
      ...(isFolder
        ? [
            {
              regex: `^${from.replaceAll('.', '\\.')}/(.+)$`,
              destination: `${to}/:1`,
              type: elsewhere,
            },
          ]
        : []),
    ]),
    ...sectionRules('', newest, elsewhere),
    ...[stranger, `${stranger}/**`].map((source) => ({
      source,
      destination: newest + places.home(),
      type: elsewhere,
    })),
  ];
}

/**
 * `firebase.json` for Firebase Hosting, deployed from the export itself (`firebase deploy --config
 * out/firebase.json`). Firebase applies redirects before it looks for files. Its globs support negation, and
 * regular expressions (RE2) convert sections to lower case.
 */
export function firebaseConfig(sites: readonly HostedSite[]) {
  return {
    hosting: {
      public: '.',
      ignore: [
        ...Object.values(hostFiles).map((file) => (isSharedHost(sites) ? `**/${file}` : file)),
        ...compressedEndings.map((ending) => `**/*${ending}`),
      ],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [...sites.flatMap(siteRules), ...rootRules(sites)],
      headers: sites.flatMap((site) => [
        {
          source: `${site.base === '' ? '' : `${site.base}/`}**`,
          headers: [...headersOf(site, sites), strictTransport, revalidated],
        },
        ...[framePath, cleanFramePath].map((path) => ({
          source: site.base + path,
          headers: [framePolicyHeader],
        })),
        ...hashedGlobs(site.hashed).map((source) => ({
          source: site.base + source,
          headers: [immutable],
        })),
      ]),
    },
  };
}
