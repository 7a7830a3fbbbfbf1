import type { ServerResponse } from 'node:http';
import { test as base } from '@playwright/test';
import { builtFolder } from '@/scripts/shared/built-folder';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';

/**
 * Answers a request in place of the host. Returns whether it did.
 *
 * @param path without the query
 */
type Answer = (path: string, response: ServerResponse) => boolean;

/** The site on a host of its own, which can answer differently. Unlike a route of Playwright, it leaves the cache on. */
export interface AlteredHost {
  origin: string;
  /** The paths that were requested so far, without queries. */
  requests: string[];
  answer: Answer;
}

export const test = base.extend<{ host: AlteredHost }>({
  // Playwright reads the names of the fixtures from the pattern of the first parameter.
  host: [
    async ({}, use) => {
      const server = createSiteServer(builtFolder);
      const [usual] = server.listeners('request');
      server.removeAllListeners('request');
      const host: AlteredHost = { origin: '', requests: [], answer: () => false };
      server.on('request', (request, response) => {
        const path = (request.url ?? '/').replace(/\?.*/, '');
        host.requests.push(path);
        if (!host.answer(path, response)) usual?.call(server, request, response);
      });
      host.origin = `http://localhost:${await listen(server, 0)}`;
      await use(host);
      server.closeAllConnections();
      server.close();
    },
    {},
  ],
});
