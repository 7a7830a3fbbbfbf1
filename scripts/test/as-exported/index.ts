/**
 * Tests the site that `npm run build -- --as-exported` builds: the shell, navigations, and a page of each kind.
 *
 *   npm run e2e:as-exported [-- --out <folder>]
 *
 * Reads   the project, or the build in --out, and e2e/.
 * Writes  .generated/as-exported: the build, unless --out is set; out/ does not change. test-results/ for tests
 *         that fail.
 * Fails   when the build or a test fails. Tests with the tag @engine are left out: they test what only the usual
 *         build does, such as queueing presses before the application starts.
 */
import { parseArgs } from 'node:util';
import { run } from '@/scripts/shared/command';
import { ensureBrowser } from '@/scripts/shared/installed-browsers/ensure-browser';
import { main } from '@/scripts/shared/main';
import { runOrThrow } from '@/scripts/shared/run-or-throw';

const buildFolder = '.generated/as-exported';

const tests = [
  'e2e/shell',
  'e2e/faults/navigation.spec.ts',
  // A page of each kind.
  'e2e/any-site/walks.spec.ts',
  'e2e/search-page.spec.ts',
  'e2e/theme-builder.spec.ts',
];

main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await ensureBrowser();
  if (values.out === undefined) {
    await runOrThrow(['tsx', 'scripts/commands/build.ts', '--as-exported', '--to', buildFolder]);
  }
  process.env.E2E_FOLDER = values.out ?? buildFolder;
  const options = ['--grep-invert', '@engine', '--reporter', 'line'];
  process.exitCode = await run(['playwright', 'test', ...tests, ...options]);
});
