import type { Difference } from './difference';

/** What hosts do otherwise besides, where sites lie below paths of a host. */
export const differencesBelow: readonly Difference[] = [
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:302 )?\//,
    got: /^(?:302|200) \/\d/,
    reason: 'What climbs out of a path by dots is brought into its spelling on the way.',
  },
  {
    hosts: ['caddy'],
    kinds: ['dot-segment'],
    facets: ['first'],
    got: /^30[12] \/\d/,
    reason: 'Dots within a path are taken out by a redirect; browsers do not send them.',
  },
  {
    hosts: ['plain', 'serve', 'firebase'],
    kinds: ['missing-file', 'not-found', 'hostile'],
    facets: ['content'],
    reason: 'It knows one not-found page, that of the root, whose script knows every version.',
  },
  {
    hosts: ['plain', 'cloudflare'],
    kinds: ['beside'],
    facets: ['first'],
    expected: /^302 /,
    got: /^(?:200|404)$/,
    reason: 'It has no rule for what is unknown: a stub or the not-found page leads on.',
  },
  {
    hosts: ['firebase', 'cloudflare'],
    kinds: ['beside'],
    facets: ['first', 'end'],
    expected: /^200$|^\/404\.html$/,
    got: /^30[18] \/404$|^200 \/\d+\/404$/,
    reason: 'Its clean URLs take the file of the not-found page for a page, which the newest has.',
  },
  {
    hosts: ['serve', 'firebase'],
    kinds: ['page', 'beside', 'index-file', 'double-slash'],
    facets: ['first', 'end'],
    got: /^(?:301|200) \/\d+(?:\?|$)/,
    reason: 'It takes every slash from an end: the home page of a version has none there.',
  },
  {
    hosts: ['serve', 'firebase'],
    kinds: ['beside'],
    facets: ['first'],
    expected: /^302 \/\d+\//,
    got: /^302 \/\d+\//,
    reason: 'Its rules know no query, lead strangers home, and put a section into lower case.',
  },
  {
    hosts: ['firebase', 'cloudflare'],
    kinds: ['beside', 'dot-segment'],
    facets: ['security'],
    reason:
      'Headers go by the path as it was sent, and those of all paths would be joined to others.',
  },
];
