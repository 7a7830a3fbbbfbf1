import type { Deviation, Facet } from './judge';
import type { Kind } from './rows';

/** What a host does otherwise than the reference, because it cannot do better. */
export interface Difference {
  hosts: readonly string[];
  kinds: readonly Kind[] | 'all';
  facets: readonly Exclude<Facet, 'safety'>[];
  /** Of which expected answers; of all, where nothing is said. */
  expected?: RegExp;
  /** What the host may do instead. */
  got?: RegExp;
  /** In a sentence. */
  reason: string;
}

const everyKind = 'all';
/** What only programs send. */
const hostile = ['hostile', 'dot-segment', 'backslash'] as const;

const differences: readonly Difference[] = [
  {
    hosts: ['nginx'],
    kinds: ['hostile'],
    facets: ['first', 'end'],
    expected: /^(?:301 )?\/[a-z]+\/categories/,
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
    reason: 'It sends no headers of its own; the policy stands in the pages.',
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

/** Deviations that no difference allows, and differences that nothing needed. */
export function applyDifferences(
  host: string,
  deviations: readonly Deviation[],
  allowed: readonly Difference[] = differences,
): { left: readonly Deviation[]; unused: readonly Difference[]; covered: number } {
  const own = allowed.filter(({ hosts }) => hosts.includes(host));
  const covers = (difference: Difference, deviation: Deviation) =>
    (difference.kinds === 'all' || difference.kinds.includes(deviation.kind)) &&
    difference.facets.some((facet) => facet === deviation.facet) &&
    (difference.expected?.test(deviation.expected) ?? true) &&
    (difference.got?.test(deviation.got) ?? true);
  const left = deviations.filter((one) => !own.some((difference) => covers(difference, one)));
  return {
    left,
    unused: own.filter((difference) => !deviations.some((one) => covers(difference, one))),
    covered: deviations.length - left.length,
  };
}
