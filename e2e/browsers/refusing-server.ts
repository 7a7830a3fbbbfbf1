import type { Server } from 'node:http';
import { createSiteServer } from '@/scripts/shared/server/server';
import type { RefusingSite } from './visitor';

/** The site's own server, which answers 503 for selected files. */
export function createRefusingServer(out: string): {
  server: Server;
  refuse: RefusingSite['refuse'];
} {
  const server = createSiteServer(out);
  const [answer] = server.listeners('request');
  let refused: string | undefined;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (refused !== undefined && request.url?.replace(/\?.*/, '').endsWith(refused)) {
      response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    answer?.call(server, request, response);
  });
  return { server, refuse: (ending) => (refused = ending) };
}
