import { test as base } from '@playwright/test';
import { builtFolder } from '@/scripts/shared/built-folder';
import { listen } from '@/scripts/shared/server/listen';
import { createPlainHost } from '@/scripts/test/hosts/plain-host';

/** Tests with the URL of a host without redirect rules, which serves the same export. */
export const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // Playwright reads the names of the fixtures from the pattern of the first parameter.
    async ({}, use) => {
      const server = createPlainHost(builtFolder);
      await use(`http://localhost:${await listen(server, 0)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});
