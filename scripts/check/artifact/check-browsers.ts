import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { Linter } from 'eslint';
import stylelint from 'stylelint';
import type { Finding } from './finding';
import { newerNames } from './newer-names';

/**
 * The newest ECMAScript edition whose syntax all supported browsers parse. Newer syntax is an error in the
 * oldest of them, which then does not run the whole file.
 */
const ecmaVersion = 2023;

/** Why the oldest browser would not run a file, if there is a reason. */
function syntaxProblem(text: string): readonly string[] {
  try {
    parse(text, { ecmaVersion, sourceType: 'module' });
    return [];
  } catch (error) {
    return [`Parsing error: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * Reports syntax and APIs in the served scripts, including those of packages, that a supported browser does
 * not have.
 *
 * @param browsers a browserslist query
 */
function checkScripts(out: string, files: readonly string[], browsers: string): readonly Finding[] {
  const { globals, members } = newerNames(browsers);
  const names = [...globals, ...members.map(({ object, property }) => `${object}\\.${property}`)];
  const newerName = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const rules: Linter.RulesRecord = {
    'no-restricted-globals': ['error', ...globals],
    'no-restricted-properties': ['error', ...members],
  };
  const linter = new Linter();
  /** Only a few files have such a name; ESLint takes five times as long as a parser. */
  const messagesOf = (text: string): readonly string[] => {
    if (!newerName.test(text)) return syntaxProblem(text);
    const found = linter.verify(text, {
      rules,
      languageOptions: { ecmaVersion, sourceType: 'module' },
      // Ignores comments in packages that disable rules.
      linterOptions: { noInlineConfig: true },
    });
    return found.flatMap(({ message, severity }) => (severity === 2 ? message : []));
  };
  return files
    .filter((name) => name.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      return [...new Set(messagesOf(text))].map((message) => ({
        path: `/${file}`,
        rule: 'browsers/script',
        message,
      }));
    });
}

/**
 * Reports features in the served stylesheets that are not widely available and not guarded by `@supports`.
 */
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
      // An unnecessary `@supports` does no harm: Tailwind supports older browsers than the site.
      if (/^@supports .* is unnecessary/.test(message)) continue;
      findings.push({ path: `/${file}`, rule: 'browsers/style', message });
    }
  }
  return findings;
}

/**
 * The files whose features the site answers for. What examples load is another library's on a site that is not
 * strict.
 */
export function ownFiles(files: readonly string[], isStrict: boolean): readonly string[] {
  return isStrict ? files : files.filter((file) => !file.startsWith('live/'));
}

/**
 * Checks the built scripts and stylesheets against the browsers that the site supports.
 *
 * @param files the files of the export
 * @param browsers a browserslist query
 * @returns a finding for each feature that one of the browsers does not have
 */
export async function checkBrowsers(
  out: string,
  files: readonly string[],
  browsers: string,
): Promise<readonly Finding[]> {
  return [...checkScripts(out, files, browsers), ...(await checkStyles(out, files))];
}
