import type { Difference } from './difference';

const everyKind = 'all';
/** What only programs send. */
const hostile = ['hostile', 'dot-segment', 'backslash'] as const;

/** What hosts do otherwise than the reference, each because it cannot do better. An entry that nothing needs fails. */
export const differences: readonly Difference[] = [
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:301 )?(?:\/\d+)?\/[a-z]+\/categories/,
    got: /404/,
    reason: 'A page without a name, as in `/Components/.html/`, is one that is not there.',
  },
  {
    hosts: ['nginx', 'serve', 'caddy', 'apache', 'cloudflare', 'plain'],
    kinds: hostile,
    facets: ['first', 'end'],
    expected: /^400/,
    reason: 'It takes a path with control characters or broken escapes for one that is not there.',
  },
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:200|301 \/)/,
    got: /^301 \//,
    reason: 'It merges slashes before it resolves dots, and an ending that is left asks once more.',
  },
  {
    hosts: ['apache'],
    kinds: ['hostile', 'dot-segment'],
    facets: ['first', 'end', 'security', 'caching', 'content', 'type'],
    reason: 'It refuses broken requests and escaped slashes by itself, before it reads any rule.',
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
      'It has no rules for what is unknown: it sends the not-found page, whose script leads on.',
  },
  {
    hosts: ['plain'],
    kinds: everyKind,
    facets: ['security', 'caching', 'compression'],
    reason:
      'It sends no headers of its own; the policy stands in the pages, all but who may frame them.',
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
      'It has no rules for other spellings: it sends the page itself, or a stub that leads on.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['redirect', 'slash-at-end', 'file-ending', 'index-file', 'double-slash'],
    facets: ['first', 'end'],
    got: /^(?:200|30[178] |404)/,
    reason: 'Its own redirects have status 308, and doubled slashes are answered with the page.',
  },
  {
    hosts: ['cloudflare'],
    kinds: everyKind,
    facets: ['caching'],
    reason:
      'It says nothing of caching with redirects, and what it says of missing files is its own.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['rule-file', 'hostile'],
    facets: ['first', 'end', 'broken', 'security'],
    reason:
      'Files that it does not know as rules are files; of broken requests its emulator makes 502.',
  },
  {
    hosts: ['cloudflare'],
    kinds: ['file'],
    facets: ['compression'],
    reason: 'It takes Markdown for nothing that can be compressed.',
  },
  {
    hosts: ['serve'],
    kinds: everyKind,
    facets: ['security', 'caching'],
    got: /^(?:undefined|)$/,
    reason: 'It sends the headers of its rules with files alone, not with redirects.',
  },
  {
    hosts: ['serve'],
    kinds: ['letter-case', 'letter-case-and-redirect', 'encoded'],
    facets: ['first'],
    reason: 'It cannot put a section into lower case: the script of the not-found page does.',
  },
  {
    hosts: ['serve'],
    kinds: ['redirect', 'slash-at-end', 'file-ending', 'index-file', 'double-slash'],
    facets: ['first'],
    got: /^301 \//,
    reason: 'It drops queries, and redirects once for the spelling and once more for what moved.',
  },
  {
    hosts: ['serve'],
    kinds: ['rule-file', 'hostile'],
    facets: ['first', 'end', 'broken', 'content', 'compression'],
    reason:
      'Names that begin with a dot are in none of its globs; names too long for a file are 500.',
  },
  {
    hosts: ['caddy'],
    kinds: ['encoded', 'unknown-section', 'backslash'],
    facets: ['first', 'end'],
    reason: 'It rewrites paths as they are escaped: an escaped letter of a section leads home.',
  },
  {
    hosts: ['caddy'],
    kinds: ['hostile'],
    facets: ['first', 'end', 'broken', 'security', 'caching', 'compression', 'content', 'type'],
    reason: 'It answers broken requests by itself, before any rule, and rewrites escaped paths.',
  },
  {
    hosts: ['firebase'],
    kinds: everyKind,
    facets: ['security', 'caching'],
    got: /^(?:undefined|)$/,
    reason: 'Redirects come before headers there.',
  },
  {
    hosts: ['firebase'],
    kinds: ['encoded', 'dot-segment', 'double-slash', 'letter-case', 'letter-case-and-redirect'],
    facets: ['first', 'end'],
    reason: 'It compares paths as they are sent, and redirects once for each reason.',
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
    reason: 'Its own clean URLs come after the rules; names that begin with a dot are in no glob.',
  },
];
