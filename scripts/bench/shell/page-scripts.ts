import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const script = /<script src="([^"]+\.js)"[^>]*>/g;

/**
 * Returns the gzip bytes of the scripts that a modern browser loads with a page of an export, without those
 * for browsers without modules (`noModule`).
 *
 * @throws Error when the page is not in the export
 */
export function pageScripts(out: string, page: string): number {
  const file = [`${page}.html`, `${page}/index.html`]
    .map((name) => join(out, name))
    .find(existsSync);
  if (!file) throw new Error(`${out}: expected a page ${page}; run "npm run build" first`);
  const html = readFileSync(file, 'utf8');
  const sources = [...html.matchAll(script)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source]) => source ?? '');
  return [...new Set(sources)].reduce(
    (sum, source) => sum + gzipSync(readFileSync(join(out, source))).length,
    0,
  );
}
