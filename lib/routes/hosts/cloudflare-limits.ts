/**
 * What Cloudflare Pages takes of each (its documentation, "Redirects" and "Headers"): it leaves out what is more,
 * and says so in its log only.
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
 * Looks for rules that Cloudflare Pages would leave out.
 *
 * @param redirects text of `_redirects`
 * @param headers text of `_headers`
 * @returns what is too much, a sentence each
 */
export function beyondCloudflare(redirects: string, headers: string): readonly string[] {
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
    count > most ? [`Cloudflare Pages takes ${most} ${what}, and there are ${count}.`] : [],
  );
}
