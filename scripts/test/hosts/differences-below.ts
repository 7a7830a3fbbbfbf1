import type { Difference } from './difference';

/** Further accepted differences of hosts, when sites are below paths of the host. */
export const differencesBelow: readonly Difference[] = [
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:302 )?\//,
    got: /^(?:302|200) \/\d/,
    reason: 'Paths that leave the base path by dot segments are redirected to the normalized path.',
  },
  {
    hosts: ['caddy'],
    kinds: ['dot-segment'],
    facets: ['first'],
    got: /^30[12] \/\d/,
    reason: 'It removes dot segments by a redirect; browsers do not send them.',
  },
  {
    hosts: ['plain', 'serve', 'firebase'],
    kinds: ['missing-file', 'not-found', 'hostile'],
    facets: ['content'],
    reason: 'It has one not-found page, that of the root, whose script knows every version.',
  },
  {
    hosts: ['plain', 'cloudflare'],
    kinds: ['beside'],
    facets: ['first'],
    expected: /^302 /,
    got: /^(?:200|404)$/,
    reason: 'It has no rule for unknown paths: a stub or the not-found page redirects.',
  },
  {
    hosts: ['firebase', 'cloudflare'],
    kinds: ['beside'],
    facets: ['first', 'end'],
    expected: /^200$|^\/404\.html$/,
    got: /^30[18] \/404$|^200 \/\d+\/404$/,
    reason: 'Its clean URLs treat the file of the not-found page as a page of the newest version.',
  },
  {
    hosts: ['serve', 'firebase'],
    kinds: ['page', 'beside', 'index-file', 'double-slash'],
    facets: ['first', 'end'],
    got: /^(?:301|200) \/\d+(?:\?|$)/,
    reason: 'It removes every trailing slash, also that of the home page of a version.',
  },
  {
    hosts: ['serve', 'firebase'],
    kinds: ['beside'],
    facets: ['first'],
    expected: /^302 \/\d+\//,
    got: /^302 \/\d+\//,
    reason:
      'Its rules ignore queries, redirect unknown paths to the home page, and lowercase sections.',
  },
  {
    hosts: ['firebase', 'cloudflare'],
    kinds: ['beside', 'dot-segment'],
    facets: ['security'],
    reason:
      'Headers depend on the path as sent, and rules for all paths would add headers to others.',
  },
];
