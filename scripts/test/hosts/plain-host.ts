import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { contentTypeOf } from '@/lib/routes/hosts/content-types';

function fileFor(out: string, path: string): string | undefined {
  const requested = join(out, normalize(path));
  const candidates = [requested, `${requested}.html`, join(requested, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

function pathOf(target: string): string | undefined {
  try {
    return decodeURIComponent(target.replace(/[?#].*/s, '')).replaceAll('\0', '');
  } catch {
    return undefined;
  }
}

/** Creates a host that supports only files, clean URLs and 404.html, as many simple hosts do. */
export function createPlainHost(out: string): Server {
  return createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const file = fileFor(out, path);
    const answer = file ?? join(out, '404.html');
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': contentTypeOf(answer) });
    response.end(readFileSync(answer));
  });
}
