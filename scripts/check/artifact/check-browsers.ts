import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import stylelint from 'stylelint';
import type { Finding } from './finding';
import { newerNames } from './newer-names';

/**
 * What every supported browser reads: the edition of ECMAScript whose syntax the oldest of them has. A newer one
 * is a syntax error there, and the whole file is lost.
 */
const edition = 2023;

/**
 * Scripts as they are served, those of packages included: syntax that a supported browser does not read, and
 * what it does not have.
 *
 * @param browsers a browserslist query
 */
function checkScripts(out: string, files: readonly string[], browsers: string): readonly Finding[] {
  const { globals, members } = newerNames(browsers);
  const names = [...globals, ...members.map(({ object, property }) => `${object}\\.${property}`)];
  const anyName = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const rules: Linter.RulesRecord = {
    'no-restricted-globals': ['error', ...globals],
    'no-restricted-properties': ['error', ...members],
  };
  const linter = new Linter();
  return files
    .filter((name) => name.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      const found = linter.verify(text, {
        // Most files name nothing of it; every file has to be readable.
        rules: anyName.test(text) ? rules : {},
        languageOptions: { ecmaVersion: edition, sourceType: 'module' },
        // What packages say about themselves does not count.
        linterOptions: { noInlineConfig: true },
      });
      const messages = new Set(
        found.flatMap(({ message, severity }) => (severity === 2 ? message : [])),
      );
      return [...messages].map((message) => ({
        path: `/${file}`,
        rule: 'browsers/script',
        message,
      }));
    });
}

/** Style sheets as they are served: what is not yet widely available, and not asked for by `@supports`. */
async function checkStyles(out: string, files: readonly string[]): Promise<readonly Finding[]> {
  const sheets = files.filter((name) => name.endsWith('.css'));
  const findings: Finding[] = [];
  for (const file of sheets) {
    const { results } = await stylelint.lint({
      code: readFileSync(join(out, file), 'utf8'),
      config: {
        plugins: ['stylelint-plugin-use-baseline'],
        rules: { 'plugin/use-baseline': [true, { available: 'widely' }] },
      },
    });
    const messages = new Set(
      results.flatMap(({ warnings }) =>
        warnings.map(({ text }) => text.replace(/ \([\w/-]+\)$/, '')),
      ),
    );
    for (const message of messages) {
      // A question more than needed does no harm: Tailwind asks for older browsers than ours.
      if (/^@supports .* is unnecessary/.test(message)) continue;
      findings.push({ path: `/${file}`, rule: 'browsers/style', message });
    }
  }
  return findings;
}

/**
 * Holds what is built to the browsers that the site is said to work in.
 *
 * @param files of the export
 * @param browsers a browserslist query
 * @returns what one of them does not know
 */
export async function checkBrowsers(
  out: string,
  files: readonly string[],
  browsers: string,
): Promise<readonly Finding[]> {
  return [...checkScripts(out, files, browsers), ...(await checkStyles(out, files))];
}
