/**
 * Runs every test there is: lint, types, unit tests, the build, checks of what is built, and
 * end-to-end tests in a browser, which it gets if there is none.
 *
 * Reads   the whole project.
 * Writes  what the build writes, and .generated/reports/<step>.json.
 * Fails   when anything fails. A failed step stops only the steps that need it. The last line is
 *         `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { main } from '@/scripts/shared/main';
import { reportsFolder } from '@/scripts/test/reports';
import { runSteps } from '@/scripts/test/run-steps';
import { steps } from '@/scripts/test/steps';
import { summary } from '@/scripts/test/summary';

main(async () => {
  mkdirSync(reportsFolder, { recursive: true });
  const started = performance.now();
  const outcomes = await runSteps(steps);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${summary(outcomes, seconds).join('\n')}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
