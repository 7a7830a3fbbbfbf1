import { defineConfig } from '@playwright/test';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';

/** Takes and compares pictures of a site: `npm run looks` serves it and sets its address. */
export default defineConfig({
  testDir: 'scripts/test/looks',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  outputDir: '.generated/looks/results',
  snapshotPathTemplate: '.generated/looks/before/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '.generated/looks/report', open: 'never' }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      stylePath: 'scripts/test/looks/show-all.css',
      // More than one step of 255: browsers round colors of curved edges up or down.
      threshold: 0.004,
    },
  },
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:4173',
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...browserOption(),
      // The browser draws the same way each time.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
});
