import { defineConfig } from '@playwright/test';
import { paths } from '@/lib/routes/paths';
import base from './playwright.config';

const port = process.env.E2E_PORT ?? '4305';
const baseURL = `http://localhost:${port}`;

/** Tests the site of another folder: `npm run test:content` builds it and sets CONTENT_ROOT. */
export default defineConfig({
  ...base,
  testDir: 'e2e/content',
  testIgnore: [],
  reporter: 'line',
  use: { ...base.use, baseURL },
  webServer: {
    command: 'tsx scripts/commands/serve.ts',
    ...(process.env.CONTENT_ROOT !== undefined && { cwd: process.env.CONTENT_ROOT }),
    url: baseURL + paths.robots(),
    env: { PORT: port },
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
