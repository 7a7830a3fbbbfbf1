/**
 * The limits of Cloudflare Pages (its documentation, "Redirects" and "Headers"). It ignores rules beyond
 * them, and reports that only in its log.
 */
const limits = {
  exact: 2000,
  patterns: 100,
  redirectLength: 1000,
  headers: 100,
  headerLength: 2000,
};

const linesOf = (file: string) =>
  file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const longest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));

/**
 * Checks for rules that Cloudflare Pages would ignore.
 *
 * @param redirects text of `_redirects`
 * @param headers text of `_headers`
 * @returns one sentence for each exceeded limit
 */
export function cloudflareLimitProblems(redirects: string, headers: string): readonly string[] {
  const rules = linesOf(redirects);
  const patterns = rules.filter((rule) => /\*|\/:/.test(rule.split(' ')[0] ?? ''));
  const lines = linesOf(headers);
  const counts = [
    ['redirects of exact paths', rules.length - patterns.length, limits.exact],
    ['redirects of patterns', patterns.length, limits.patterns],
    ['characters in a redirect', longest(rules), limits.redirectLength],
    ['rules for headers', lines.filter((line) => line.startsWith('/')).length, limits.headers],
    ['characters in a line of headers', longest(lines), limits.headerLength],
  ] as const;
  return counts.flatMap(([what, count, most]) =>
    count > most ? [`Cloudflare Pages allows ${most} ${what}, but there are ${count}.`] : [],
  );
}
