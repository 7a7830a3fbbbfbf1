import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { test as base } from '@playwright/test';
import { listen } from '@/scripts/serve/listen';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function fileFor(out: string, path: string): string | undefined {
  const asked = join(out, normalize(path));
  const candidates = [asked, `${asked}.html`, join(asked, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** A host that knows nothing but files, clean URLs and 404.html, as many cheap ones are. */
function createPlainHost(out: string): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileFor(out, path);
    const answer = file ?? join(out, '404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': types[extname(answer)] ?? 'text/plain',
    });
    response.end(readFileSync(answer));
  });
}

/** Tests with the address of a host without redirect rules, which serves the same export. */
export const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // Playwright reads the names of the fixtures from the pattern of the first parameter.
    async ({}, use) => {
      const server = createPlainHost('out');
      await use(`http://localhost:${await listen(server, 0)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});
