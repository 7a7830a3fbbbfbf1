/**
 * Checks what has changed since the last commit, and nothing else: for use while working.
 *
 *   npm run quick [-- --since <commit>]
 *
 * Reads   the changed files, as git lists them; the dev server if `npm run dev` runs in this folder,
 *         otherwise the last build.
 * Runs    types, lint, styles, formatting, spelling and prose of the changed files, the unit tests that
 *         depend on them, and the end-to-end tests named after them, without the sweeps over every page.
 *         Playwright's `--only-changed` follows imports, which end-to-end tests do not have of components:
 *         a changed component selects no test, but `lib/design/hooks.ts` selects nearly all.
 * Writes  the caches of the tools.
 * Fails   when a check fails; its output is printed. Checks that only `npm test` runs are left out.
 */
import { globSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { capture } from '@/scripts/shared/capture';
import { main } from '@/scripts/shared/main';
import { changedSince } from './changed-files';
import { findSite } from './find-site';
import { type Changes, planChecks } from './plan';
import { type CheckResult, runChecks } from './run-checks';
import { specsOf } from './specs-of';

/** The same number as Playwright's workers in `npm test`. */
const concurrency = 2;

const results: CheckResult[] = [];

function report(result: CheckResult): void {
  results.push(result);
  const { name, exitCode, output, seconds } = result;
  const passed = exitCode === 0;
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(0).padStart(3)} s`);
  if (!passed) console.log(output);
}

async function runEndToEnd({ present, removed }: Changes): Promise<void> {
  const specs = specsOf([...present, ...removed], globSync('e2e/**/*.spec.ts').sort());
  if (specs.length === 0) return;
  const site = await findSite();
  if (site.kind === 'none') {
    console.log(
      `Not run: ${specs.join(', ')}. There is no build, and \`npm run dev\` is not running.`,
    );
    return;
  }
  const command = ['playwright', 'test', '--grep-invert', '@sweep', ...specs] as const;
  const environment = site.kind === 'dev' ? { E2E_BASE_URL: site.url } : undefined;
  report({ name: 'End to end', ...(await capture(command, environment)) });
  if (site.kind === 'build' && present.some((file) => statSync(file).mtimeMs > site.builtAt)) {
    console.log(
      '  … against a build that is older than the changes: run `npm run build` or `npm run dev`.',
    );
  }
}

main(async () => {
  const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
  const changes = changedSince(since);
  const count = changes.present.length + changes.removed.length;
  console.log(`${count} files differ from ${since}.`);
  await runChecks(planChecks(changes, since), concurrency, report);
  await runEndToEnd(changes);
  if (results.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;
});
