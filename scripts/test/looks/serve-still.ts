import { createServer } from 'node:http';
import { paths } from '@/lib/routes/paths';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';

/** Whether a path is that of a module that brings examples to life. */
const isLiveModule = (path: string) => path.startsWith(paths.live('')) && path.endsWith('.js');

/** A module that never finishes: what imports it waits, and the examples stay as pre-rendered. */
const endless = 'await new Promise(() => {});';

/**
 * Serves a built site in which no example comes to life, on a port of the system's choice. A browser
 * that intercepted the modules itself would have to hand over every request of the page.
 *
 * @throws when the folder holds no site
 */
export async function serveStill(folder: string): Promise<{ origin: string; close: () => void }> {
  const site = createSiteServer(folder);
  const server = createServer((request, response) => {
    if (isLiveModule(request.url ?? '')) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(endless);
      return;
    }
    site.emit('request', request, response);
  });
  const port = await listen(server, 0);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}
