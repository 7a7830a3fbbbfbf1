import { defineConfig, devices } from '@playwright/test';
import { paths } from '@/lib/routes/paths';
import { builtFolder } from '@/scripts/shared/built-folder';
import { commitOfRun } from '@/scripts/shared/commit-sample';
import { browserArgs } from '@/scripts/shared/installed-browsers/browser-args';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { reportFile } from '@/scripts/test/reports';

/** Not the port of `npm start`, so that tests never run against a server that is left running. */
const port = process.env.E2E_PORT ?? '4304';
const ownURL = `http://localhost:${port}`;
/** The address of a running site, for instance a dev server. Without it, the last build is served. */
const baseURL = process.env.E2E_BASE_URL ?? ownURL;

commitOfRun();

/** Tests the last build: `npm run e2e` after `npm run build`, or `npm test` for both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Left out: content of other libraries, tests of other sites (`npm run test:content`), and what takes
  // long (`npm run e2e:wander`).
  testIgnore: [
    'fixtures/**',
    'content/**',
    ...(process.env.E2E_WANDER === undefined ? ['wander.spec.ts'] : []),
  ],
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // A shared machine may stall. A test that fails twice fails; a test that passes on retry is listed.
  retries: process.env.CI === 'true' ? 1 : 0,
  workers: 2,
  // Generous: it costs nothing, because waiting ends as soon as the expected element appears.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: reportFile('e2e') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: {
      ...browserOption(),
      args: browserArgs,
    },
  },
  ...(baseURL === ownURL && {
    webServer: {
      command: `tsx scripts/commands/serve.ts ${builtFolder}`,
      url: ownURL + paths.robots(),
      env: { PORT: port },
      reuseExistingServer: false,
      timeout: 20_000,
    },
  }),
});
