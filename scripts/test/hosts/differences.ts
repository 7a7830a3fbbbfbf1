import type { Difference } from './difference';

const everyKind = 'all';
/** Kinds of requests that browsers never send. */
const hostile = ['hostile', 'dot-segment', 'backslash'] as const;

/** Accepted differences of hosts from the reference, which they cannot avoid. An unused entry fails. */
export const differences: readonly Difference[] = [
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:301 )?(?:\/\d+)?\/[a-z]+\/categories/,
    got: /404/,
    reason: 'It treats a page without a name, as in `/Components/.html/`, as not found.',
  },
  {
    hosts: ['nginx', 'serve', 'caddy', 'apache', 'cloudflare', 'plain'],
    kinds: hostile,
    facets: ['first', 'end'],
    expected: /^400/,
    reason: 'It treats a path with control characters or invalid escapes as not found.',
  },
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:200|301 \/)/,
    got: /^301 \//,
    reason:
      'It merges slashes before it resolves dot segments; a remaining extension needs another redirect.',
  },
  {
    hosts: ['apache'],
    kinds: ['hostile', 'dot-segment'],
    facets: ['first', 'end', 'security', 'caching', 'content', 'type'],
    reason: 'It rejects invalid requests and escaped slashes itself, before it applies rules.',
  },
  {
    hosts: ['plain', 'cloudflare'],
    kinds: [
      'not-found',
      'letter-case',
      'letter-case-and-redirect',
      'encoded',
      'unknown-section',
      'unknown-page',
      'backslash',
      'dot-segment',
      'hostile',
    ],
    facets: ['first'],
    got: /^(?:200|30[1278] |404|400|502)/,
    reason:
      'It has no rules for unknown paths: it sends the not-found page, whose script redirects.',
  },
  {
    hosts: ['plain'],
    kinds: everyKind,
    facets: ['security', 'caching', 'compression'],
    reason: 'It sends no custom headers; the pages contain the policy, except for frame-ancestors.',
  },
  {
    hosts: ['plain'],
    kinds: [
      'redirect',
      'slash-at-end',
      'file-ending',
      'index-file',
      'double-slash',
      'rule-file',
      'hostile',
    ],
    facets: ['first', 'end'],
    got: /^(?:200|404|301)/,
    reason:
      'It has no rules for other spellings: it sends the page itself, or a stub that redirects.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['redirect', 'slash-at-end', 'file-ending', 'index-file', 'double-slash'],
    facets: ['first', 'end'],
    got: /^(?:200|30[178] |404)/,
    reason: 'Its own redirects have status 308, and it answers double slashes with the page.',
  },
  {
    hosts: ['cloudflare'],
    kinds: everyKind,
    facets: ['caching'],
    reason: 'It sends no caching headers with redirects, and its own ones with missing files.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['rule-file', 'hostile'],
    facets: ['first', 'end', 'broken', 'security'],
    reason:
      'It serves rule files of other hosts as files; its emulator answers invalid requests with 502.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['file'],
    facets: ['compression'],
    reason: 'It does not compress Markdown.',
  },
  {
    hosts: ['serve'],
    kinds: everyKind,
    facets: ['security', 'caching'],
    got: /^(?:undefined|)$/,
    reason: 'It sends the headers of its rules only with files, not with redirects.',
  },
  {
    hosts: ['serve'],
    kinds: ['letter-case', 'letter-case-and-redirect', 'encoded'],
    facets: ['first'],
    reason: 'It cannot lowercase a section; the script of the not-found page does.',
  },
  {
    hosts: ['serve'],
    kinds: ['redirect', 'slash-at-end', 'file-ending', 'index-file', 'double-slash'],
    facets: ['first'],
    got: /^301 \//,
    reason: 'It drops queries, and redirects twice: for the spelling and for the moved page.',
  },
  {
    hosts: ['serve'],
    kinds: ['rule-file', 'hostile'],
    facets: ['first', 'end', 'broken', 'content', 'compression'],
    reason:
      'Its globs do not match names that start with a dot; too long names are answered with 500.',
  },
  {
    hosts: ['caddy'],
    kinds: ['encoded', 'unknown-section', 'backslash'],
    facets: ['first', 'end'],
    reason: 'It rewrites escaped paths: an escaped letter in a section redirects to the home page.',
  },
  {
    hosts: ['caddy'],
    kinds: ['hostile'],
    facets: ['first', 'end', 'security', 'caching', 'compression', 'content', 'type'],
    reason: 'It answers invalid requests itself, before any rule, and rewrites escaped paths.',
  },
  {
    hosts: ['firebase'],
    kinds: everyKind,
    facets: ['security', 'caching'],
    got: /^(?:undefined|)$/,
    reason: 'It does not send headers with redirects.',
  },
  {
    hosts: ['firebase'],
    kinds: ['encoded', 'dot-segment', 'double-slash', 'letter-case', 'letter-case-and-redirect'],
    facets: ['first', 'end'],
    reason: 'It compares paths as sent, and redirects once for each reason.',
  },
  {
    hosts: ['firebase'],
    kinds: [
      'rule-file',
      'unknown-page',
      'unknown-section',
      'not-found',
      'file-ending',
      'index-file',
      'slash-at-end',
      'redirect',
      'hostile',
    ],
    facets: ['first', 'end', 'broken'],
    reason:
      'Its own clean URLs apply after the rules; its globs do not match names that start with a dot.',
  },
];
