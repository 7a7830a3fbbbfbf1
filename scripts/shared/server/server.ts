import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerOnHost } from '@/lib/routes/answers';
import { cachingOf, type Header, headersOf, revalidated } from '@/lib/routes/hosts/headers';
import { places } from '@/lib/routes/paths';
import { sendFile } from './send-file';
import { type Host, watchHost } from './site-index';

/** Milliseconds after which a connection on which nothing is sent is closed. */
const silenceTimeout = 30_000;

/** Sets the headers that every response has. */
function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
  for (const { key, value } of [...headers, revalidated]) {
    response.setHeader(key, value);
  }
}

/** Responds to one request as the reference implementation `answerOnHost` decides. */
function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  { sites, beside }: Host,
): void {
  const answer = answerOnHost(request.url ?? '/', sites, beside);
  const site = answer.site ?? sites[0];
  const requested = answer.status === 200 ? answer.path : undefined;
  setHeaders(response, site ? headersOf(site, sites, requested) : []);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if ('location' in answer) {
    response.writeHead(answer.status, { Location: answer.location }).end();
    return;
  }
  const path = answer.status === 200 ? answer.path : places.notFound();
  const [from, file] = answer.site
    ? [answer.site.folder, answer.site.files.get(path)]
    : [folder, beside.get(path)];
  if (answer.status === 400 || file === undefined) {
    response.writeHead(answer.status, { 'Content-Type': 'text/plain' }).end('Bad request\n');
    return;
  }
  if (answer.status === 200) {
    const { key, value } = cachingOf(path);
    response.setHeader(key, value);
  }
  sendFile(request, response, join(from, file), answer.status);
}

/**
 * Creates a server for the export in a folder, or for several versions combined by `npm run compose`. It uses
 * the redirect table from which the rules of all hosts are generated, and it knows which files exist. So it
 * supports every feature, while each host supports only some of them.
 *
 * @throws when the folder contains no export
 */
export function createSiteServer(folder: string): Server {
  const host = watchHost(folder);
  const server = createServer((request, response) => respond(request, response, folder, host()));
  // Node.js limits the time for a request only once it has begun.
  server.timeout = silenceTimeout;
  return server;
}
