/**
 * Answers while one works: checks what has changed since the last commit, and nothing else.
 *
 *   npm run quick [-- --since <commit>]
 *
 * Reads   what git says has changed; the dev server if `npm run dev` runs in this folder, else the
 *         last build.
 * Runs    types, lint, styles, formatting, spelling and prose of the files that changed, the unit
 *         tests that depend on them, and the end-to-end files named after them, without the sweeps
 *         over every page.
 * Writes  what the tools cache.
 * Fails   when a check fails; its output is printed. What `npm test` runs besides is not looked at.
 */
import { globSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { capture } from '@/scripts/shared/capture';
import { main } from '@/scripts/shared/main';
import { changedSince } from './changed-files';
import { type Changes, planChecks } from './plan';
import { type CheckResult, runChecks } from './run-checks';
import { siteAtHand } from './site-at-hand';
import { specsOf } from './specs-of';

/** As many as `npm test` gives the browser. */
const atOnce = 2;

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
  const site = await siteAtHand();
  if (site.kind === 'none') {
    console.log(`Not run: ${specs.join(', ')}. Nothing is built and \`npm run dev\` does not run.`);
    return;
  }
  const command = ['playwright', 'test', '--grep-invert', '@sweep', ...specs] as const;
  const environment = site.kind === 'dev' ? { E2E_BASE_URL: site.url } : undefined;
  report({ name: 'End to end', ...(await capture(command, environment)) });
  if (site.kind === 'build' && present.some((file) => statSync(file).mtimeMs > site.builtAt)) {
    console.log('  … against a build older than what changed: `npm run build`, or `npm run dev`.');
  }
}

main(async () => {
  const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
  const changes = changedSince(since);
  const count = changes.present.length + changes.removed.length;
  console.log(`${count} files differ from ${since}.`);
  await runChecks(planChecks(changes), atOnce, report);
  await runEndToEnd(changes);
  if (results.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;
});
