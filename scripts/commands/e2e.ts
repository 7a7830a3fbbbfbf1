/**
 * Runs the end-to-end tests against the last build.
 *
 * Reads   out/ and e2e/; passes its arguments to Playwright. With `--content <folder>`, the last build of
 *         that site, and only the tests that apply to every site (`e2e/any-site`).
 * Writes  .generated/reports/e2e.json, and test-results/ for tests that fail.
 * Fails   when a test fails, when there is no build, and when no browser can be installed.
 */
import { run } from '@/scripts/shared/command';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { ensureBrowser } from '@/scripts/shared/installed-browsers/ensure-browser';
import { main } from '@/scripts/shared/main';

main(async () => {
  await ensureBrowser();
  if (await ranForExternalContent('e2e')) return;
  process.exitCode = await run(['playwright', 'test', ...process.argv.slice(2)]);
});
