/**
 * Runs the end-to-end tests against what is built.
 *
 * Reads   out/, e2e/; further arguments go to Playwright. With `--content <folder>` what was last built of
 *         that site, and of the tests those that hold for every site (`e2e/any-site`).
 * Writes  .generated/reports/e2e.json, and test-results/ of what failed.
 * Fails   when a test does, when nothing is built, and when no browser can be had.
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
