/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { themes } from '@/content/themes';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import { existingPaths } from '@/lib/routes/hosts/site-files';
import { pageNamespaces } from '@/lib/routes/paths';
import { follow } from '@/lib/routes/redirects';
import { completeExport } from '@/scripts/export/complete/complete-export';
import { compressTexts } from '@/scripts/export/compress/compress-texts';
import {
  samplePageData,
  samplePageHtml,
  sampleSheet,
} from '@/scripts/export/next/sample-page.fixture';
import { listen } from './listen';
import { createSiteServer } from './server';

const out = mkdtempSync(join(tmpdir(), 'site-'));
const existing = existingPaths(sampleSite);
let server: Server;
let origin: string;

function write(name: string, text: string): void {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}

beforeAll(async () => {
  for (const page of sampleSite.pages) {
    const name = page === '/' ? 'index' : page.slice(1);
    write(`${name}.html`, samplePageHtml().replace('Text', page));
    write(page === '/404' ? '_not-found.txt' : `${name}.txt`, samplePageData);
  }
  for (const file of sampleSite.files.filter((name) => name !== '/index.txt')) {
    write(file.slice(1), file);
  }
  for (const theme of themes) write(`themes/${theme.name}.css`, '');
  write(sampleSheet.file, sampleSheet.css);
  write('_next/static/chunks/app.js', '1');
  write('live/chunk-ABCD123.js', '1');
  write('live/manifest.json', '{}');
  write('themes/long.css', `/* ${'long '.repeat(1000)} */`);
  completeExport(out);
  await compressTexts(join(out, 'themes'));
  server = createSiteServer(out);
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(out, { recursive: true });
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

/** Follows one redirect by hand. There is never a second one. */
async function resolvePath(path: string): Promise<{ path: string; status: number }> {
  const { status, headers } = await get(path);
  const location = headers.get('location');
  if (location === null) return { path, status };
  return { path: new URL(location, origin).pathname, status: (await get(location)).status };
}

async function expectAsResolved(path: string): Promise<void> {
  const expected = follow(decodeURIComponent(path), existing);
  const reached = await resolvePath(path);
  const isMissing = expected.kind === 'missing-file';
  expect({ requested: path, ...reached, path: decodeURIComponent(reached.path) }).toEqual({
    requested: path,
    // A missing file is not redirected to its normalized spelling.
    path: isMissing ? decodeURIComponent(path) : expected.path,
    status: isMissing || expected.path === '/404' ? 404 : 200,
  });
}

it('serves every page and file of the export', async () => {
  for (const path of existing) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, path === '/404' ? 404 : 200]);
    // The data of the home page does not contain its address.
    const expected = path === '/index.txt' ? '"b":"b1"' : path;
    expect(await response.text()).toContain(expected);
  }
});

it('answers any path as the reference resolver does', async () => {
  const known = [...pageNamespaces, ...fileNamespaces, 'button', 'table', 'overview', 'examples'];
  const segment = fc.oneof(
    fc.constantFrom(...known, 'CDK', 'Components', 'Guides', 'api.json', 'robots.txt', 'x.txt'),
    // Not generated: names that begin with a dot (always not found), and `index` and `.html` (clean URLs).
    fc.stringMatching(/^[a-zA-Z0-9_~$&+,;=@-]{1,8}$/).filter((name) => name !== 'index'),
  );
  const anyPath = fc
    .array(segment, { minLength: 1, maxLength: 5 })
    .map((segments) => `/${segments.join('/')}`);
  const nearPage = fc
    .tuple(fc.constantFrom(...sampleSite.pages), segment)
    .map(([page, name]) => `${page === '/' ? '' : page}/${name}`);
  await fc.assert(fc.asyncProperty(fc.oneof(anyPath, nearPage), expectAsResolved), {
    numRuns: 400,
  });
});

it.each([
  ['/Components/button/overview?theme=x', '/components/button/overview?theme=x'],
  ['/components/button?theme=x', '/components/button/overview?theme=x'],
  ['/categories?a=1&b=2', '/components/categories?a=1&b=2'],
  ['/guides/?a=1', '/guides?a=1'],
  ['/guides.html?a=1', '/guides?a=1'],
  ['/unknown?a=1', '/'],
])('redirects %s to %s', async (from, to) => {
  expect((await get(from)).headers.get('location')).toBe(to);
});

it('redirects moved paths permanently and unknown paths temporarily', async () => {
  expect((await get('/categories')).status).toBe(301);
  expect((await get('/unknown')).status).toBe(302);
  expect((await get('/components/unknown')).status).toBe(302);
});

it('lets browsers cache hashed files forever and revalidate all others', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/_next/static/chunks/app.js')).toContain('immutable');
  expect(await cached('/live/chunk-ABCD123.js')).toContain('immutable');
  expect(await cached('/live/manifest.json')).toContain('must-revalidate');
  expect(await cached('/guides')).toContain('must-revalidate');
  expect((await get('/guides')).headers.get('x-content-type-options')).toBe('nosniff');
});

it('rejects paths outside of the folder and invalid escapes', async () => {
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).not.toBe(200);
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/live/%00')).status).toBe(400);
  expect((await get(`/live/${'n'.repeat(300)}`)).status).toBe(404);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
  const response = await fetch(`${origin}/guides`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('sends no body when the cached file is valid, and none for HEAD', async () => {
  const first = await get('/guides');
  const etag = first.headers.get('etag') ?? '';
  // Without Cache-Control, `fetch` in Node.js adds `no-cache`, as the reload button of a browser does.
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  const again = await fetch(`${origin}/guides`, { headers });
  expect(again.status).toBe(304);
  const head = await fetch(`${origin}/guides`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('reads the site again after a new build', async () => {
  write('themes/new.css', 'p {}');
  expect((await get('/themes/new.css')).status).toBe(404);
  const lastWritten = join(out, hostFiles.noJekyll);
  utimesSync(lastWritten, new Date(), new Date(Date.now() + 5000));
  expect((await get('/themes/new.css')).status).toBe(200);
});

it('sends the security headers with every response', async () => {
  for (const path of ['/guides', '/unknown', '/categories', '/live/gone.js', '/%zz']) {
    const { headers } = await get(path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  }
  expect((await get('/live/chunk-GONE123.js')).headers.get('cache-control')).not.toContain(
    'immutable',
  );
});

it('throws with instructions when nothing is built', () => {
  expect(() => createSiteServer(join(out, 'nothing'))).toThrow('npm run build');
});

it('serves the compressed copy of a file, but not for a range', async () => {
  const request = (headers: Record<string, string>) =>
    fetch(`${origin}/themes/long.css`, { headers });
  const gzipped = await request({ 'Accept-Encoding': 'gzip' });
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  const best = await request({ 'Accept-Encoding': 'gzip, br' });
  expect(best.headers.get('content-encoding')).toBe('br');
  expect(await best.text()).toHaveLength(5025);
  expect(await gzipped.text()).toHaveLength(5025);
  const plain = await request({ 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const part = await request({ 'Accept-Encoding': 'gzip', Range: 'bytes=0-9' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(await part.text()).toBe('/* long lo');
});

it.each(['gzip;q=0', 'gzip; q=0.000, br;q=0', 'GZIP;Q=0'])(
  'sends no encoding that the browser refuses: %s',
  async (accepted) => {
    const headers = { 'Accept-Encoding': accepted };
    const { headers: sent } = await fetch(`${origin}/themes/long.css`, { headers });
    expect(sent.get('content-encoding')).toBeNull();
  },
);

it('sends an encoding that the browser accepts with any other quality', async () => {
  const headers = { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' };
  const { headers: sent } = await fetch(`${origin}/themes/long.css`, { headers });
  expect(sent.get('content-encoding')).toBe('gzip');
});

it('closes a connection on which nothing is sent', async () => {
  const quick = createSiteServer(out);
  expect(quick.timeout).toBe(30_000);
  quick.timeout = 50;
  const socket = connect(await listen(quick, 0), 'localhost');
  await once(socket, 'close');
  quick.close();
});

it('answers 416 for an unsatisfiable range, and 503 when a build deleted the file', async () => {
  const beyond = await fetch(`${origin}/themes/long.css`, { headers: { Range: 'bytes=9000-' } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe('bytes */5025');
  rmSync(join(out, 'themes/long.css'));
  const gone = await fetch(`${origin}/themes/long.css`, { headers: { Range: 'bytes=0-9' } });
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2']);
});
