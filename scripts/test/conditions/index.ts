/**
 * Tests every walk of readers in every condition, and prints the results as a table in Markdown.
 *
 * Reads   out/ and e2e/conditions; passes its arguments to Playwright, for instance `-- -g translator`.
 * Writes  .generated/reports/e2e.json, and test-results/ for tests that fail.
 * Fails   when a test fails, when there is no build, and when no browser can be installed.
 */
import { readFileSync } from 'node:fs';
import { run } from '@/scripts/shared/command';
import { ensureBrowser } from '@/scripts/shared/installed-browsers/ensure-browser';
import { main } from '@/scripts/shared/main';
import { reportFile } from '@/scripts/test/reports';
import { resultTable } from './table';

main(async () => {
  await ensureBrowser();
  process.env.E2E_CONDITIONS = 'all';
  process.exitCode = await run(['playwright', 'test', 'e2e/conditions', ...process.argv.slice(2)]);
  console.log(`\n${resultTable(JSON.parse(readFileSync(reportFile('e2e'), 'utf8')))}`);
});
