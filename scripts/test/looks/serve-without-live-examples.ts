import { createServer } from 'node:http';
import { paths } from '@/lib/routes/paths';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';

/** Whether the path is that of a module that starts live examples. */
const isLiveModule = (path: string) => path.startsWith(paths.live('')) && path.endsWith('.js');

/** A module that never finishes loading: its importers wait, and the examples stay as pre-rendered. */
const pendingModule = 'await new Promise(() => {});';

/**
 * Serves a built site whose live examples do not start, on a free port. The server replaces the modules,
 * because request interception in the browser would slow down every request of the page.
 *
 * @throws when the folder does not contain a site
 */
export async function serveWithoutLiveExamples(
  folder: string,
): Promise<{ origin: string; close: () => void }> {
  const site = createSiteServer(folder);
  const server = createServer((request, response) => {
    if (isLiveModule(request.url ?? '')) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(pendingModule);
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
