import { defineConfig, devices } from '@playwright/test';
import { paths } from '@/lib/routes/paths';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { reportFile } from '@/scripts/test/reports';

/** Not the port of `npm start`, so that tests never look at a site someone left running. */
const port = process.env.E2E_PORT ?? '4304';
const ownURL = `http://localhost:${port}`;
/** A site that runs already, a dev server for instance; without one the last build is served. */
const baseURL = process.env.E2E_BASE_URL ?? ownURL;

/** Runs against what is built: `npm run e2e` after `npm run build`, or all of it by `npm test`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // They belong to content of others; look at other sites: `npm run test:content`; or take long:
  // `npm run e2e:wander`.
  testIgnore: [
    'fixtures/**',
    'content/**',
    ...(process.env.E2E_WANDER === undefined ? ['wander.spec.ts'] : []),
  ],
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // A shared machine may stall; what fails twice is a failure, and what needed it twice is listed.
  retries: process.env.CI === 'true' ? 1 : 0,
  workers: 2,
  // Generous, since waiting ends as soon as there is something to see.
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
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--disable-sync',
        // Letters as wide as with a screen: without windows they would be straightened to whole pixels.
        '--font-render-hinting=none',
        '--no-first-run',
      ],
    },
  },
  ...(baseURL === ownURL && {
    webServer: {
      command: 'tsx scripts/commands/serve.ts',
      url: ownURL + paths.robots(),
      env: { PORT: port },
      reuseExistingServer: false,
      timeout: 20_000,
    },
  }),
});
