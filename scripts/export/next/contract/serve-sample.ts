import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { partsUrl } from '@/lib/browser/network/page-parts';
import { endMark } from '@/lib/browser/network/whole-files';
import { contentTypeOf } from '@/lib/routes/hosts/content-types';
import { listen } from '@/scripts/shared/server/listen';
import { markFiles } from '../mark-files';
import { dataFile, htmlFile, readExported } from './exported';
import { samplePages } from './sample-app';
import { inPageScript, servedPage } from './served-page';

/** A server of the sample. */
export interface SampleServer {
  origin: string;
  /** Requested paths and queries, in order. */
  requests: readonly string[];
  close: () => void;
}

/**
 * Serves the sample's export as hosts do, with its pages as the site completes them.
 *
 * @param out a copy of the export, which is changed
 * @param script what runs in its pages
 */
export async function serveSample(out: string, script: string): Promise<SampleServer> {
  const exported = readExported(out);
  const made = new Map<string, string>([[inPageScript, script]]);
  for (const page of exported.pages()) made.set(page.path, servedPage(page));
  markFiles(out);
  for (const { path, data } of exported.pages()) {
    const build = /"b":"([^"]+)"/.exec(data)?.[1] ?? '';
    made.set(partsUrl(build), '[]');
    made.set(`/${dataFile(path)}`, data + endMark);
  }
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const [path = '/'] = url.split('?');
    // Next's router gets the data as Next has written them.
    const text = url.includes('_rsc=') ? undefined : made.get(path);
    const file = join(out, path);
    const isFile = text === undefined && existsSync(file) && statSync(file).isFile();
    const isFound = text !== undefined || isFile;
    const isPage = Object.values(samplePages).some((page) => page === path);
    response.writeHead(isFound ? 200 : 404, {
      'Content-Type': contentTypeOf(isPage || !isFound ? htmlFile('/') : path),
      // Every fetch must reach the server.
      'Cache-Control': 'no-store',
    });
    response.end(isFile ? readFileSync(file) : (text ?? made.get(samplePages.notFound)));
  });
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
