import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import handler from 'serve-handler';
import { z } from 'zod';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { lowerCaseSection } from '@/lib/routes/redirects';

const rule = z.strictObject({ source: z.string(), destination: z.string(), type: z.number() });
const header = z.strictObject({ key: z.string(), value: z.string() });
const serveFile = z.strictObject({
  cleanUrls: z.array(z.string()),
  trailingSlash: z.boolean(),
  directoryListing: z.boolean(),
  etag: z.boolean(),
  redirects: z.array(rule),
  headers: z.array(z.strictObject({ source: z.string(), headers: z.array(header) })),
});

/** Reads the export's rules; throws with what to do when there are none. */
function readRules(out: string): z.infer<typeof serveFile> {
  const file = join(out, hostFiles.serve);
  if (!existsSync(file)) {
    throw new Error(`There is nothing to serve: ${file} is missing. Run \`npm run build\` first.`);
  }
  return serveFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** Lets a moved address keep its query, which serve-handler drops. */
function keepQuery(response: ServerResponse, query: string): void {
  const setHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = z.record(z.string(), z.unknown()).safeParse(rest.at(-1));
    const location = headers.success ? headers.data['Location'] : undefined;
    if (status === 301 && typeof location === 'string') {
      return setHead(status, { Location: location + query });
    }
    Reflect.apply(setHead, response, [status, ...rest]);
    return response;
  };
}

/** Answers one request: sections in lower case first, then the rules, then the files. */
function answer(request: IncomingMessage, response: ServerResponse, config: object): void {
  const [path, query] = splitQuery(request.url ?? '/');
  const lower = lowerCaseSection(path);
  if (lower !== undefined) {
    response.writeHead(301, { Location: lower + query }).end();
    return;
  }
  if (query !== '') keepQuery(response, query);
  handler(request, response, config).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}

/** As hosts do; but a part of a file that was asked for by its range is sent as it is. */
const compress = compression({
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
});

/**
 * A server for the export in a folder, by the rules of its serve.json. Three things that those rules
 * cannot say are added: sections in another letter case, queries of moved addresses, and compression.
 *
 * @throws when the folder holds no export, or one without rules
 */
export function createSiteServer(out: string): Server {
  const config = { ...readRules(out), public: out };
  return createServer((request, response) =>
    compress(request, response, () => answer(request, response, config)),
  );
}
