/**
 * Runs every test: lint, types, unit tests, the build, checks of the built site, and end-to-end tests in
 * a browser, which it installs when there is none.
 *
 * Reads   the whole project.
 * Writes  what the build writes, and .generated/reports/<step>.json.
 * Fails   when any step fails. A failed step stops only the steps that depend on it. The last lines are the
 *         slowest test files, the time of each step and `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { main } from '@/scripts/shared/main';
import { reportsFolder } from '@/scripts/test/reports';
import { runSteps } from '@/scripts/test/run-steps';
import { slowestFiles } from '@/scripts/test/slowest-files';
import { steps } from '@/scripts/test/steps';
import { summary } from '@/scripts/test/summary';

main(async () => {
  mkdirSync(reportsFolder, { recursive: true });
  const started = performance.now();
  const outcomes = await runSteps(steps);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${slowestFiles().join('\n')}`);
  console.log(`\n${summary(outcomes, seconds).join('\n')}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
