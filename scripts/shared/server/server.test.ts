/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
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
import { compressTexts } from '@/scripts/export/complete/compress-texts';
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

/** Follows a redirect by hand: there is never a second one. */
async function end(path: string): Promise<{ path: string; status: number }> {
  const { status, headers } = await get(path);
  const location = headers.get('location');
  if (location === null) return { path, status };
  return { path: new URL(location, origin).pathname, status: (await get(location)).status };
}

async function expectAsResolved(path: string): Promise<void> {
  const expected = follow(decodeURIComponent(path), existing);
  const reached = await end(path);
  const isMissing = expected.kind === 'missing-file';
  expect({ asked: path, ...reached, path: decodeURIComponent(reached.path) }).toEqual({
    asked: path,
    // Nobody is led to a proper spelling of what is not there.
    path: isMissing ? decodeURIComponent(path) : expected.path,
    status: isMissing || expected.path === '/404' ? 404 : 200,
  });
}

it('answers every page and file of the export', async () => {
  for (const path of existing) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, path === '/404' ? 404 : 200]);
    // The home page's data is a file of its own; it holds no address.
    const expected = path === '/index.txt' ? '"b":"b1"' : path;
    expect(await response.text()).toContain(expected);
  }
});

it('answers any path as the reference resolver says', async () => {
  const known = [...pageNamespaces, ...fileNamespaces, 'button', 'table', 'overview', 'examples'];
  const segment = fc.oneof(
    fc.constantFrom(...known, 'CDK', 'Components', 'Guides', 'api.json', 'robots.txt', 'x.txt'),
    // Names that begin with a dot are left to the not-found page, `index` and `.html` to clean URLs.
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
])('sends %s to %s', async (from, to) => {
  expect((await get(from)).headers.get('location')).toBe(to);
});

it('lets browsers remember what moved, and not what is unknown', async () => {
  expect((await get('/categories')).status).toBe(301);
  expect((await get('/unknown')).status).toBe(302);
  expect((await get('/components/unknown')).status).toBe(302);
});

it('lets browsers keep hashed files and ask again for the rest', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/_next/static/chunks/app.js')).toContain('immutable');
  expect(await cached('/live/chunk-ABCD123.js')).toContain('immutable');
  expect(await cached('/live/manifest.json')).toContain('must-revalidate');
  expect(await cached('/guides')).toContain('must-revalidate');
  expect((await get('/guides')).headers.get('x-content-type-options')).toBe('nosniff');
});

it('refuses to leave the folder and to follow broken escapes', async () => {
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).not.toBe(200);
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/live/%00')).status).toBe(400);
  expect((await get(`/live/${'n'.repeat(300)}`)).status).toBe(404);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not take %s', async (method) => {
  const response = await fetch(`${origin}/guides`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('sends nothing that the browser has, and no body when only asked about it', async () => {
  const first = await get('/guides');
  const etag = first.headers.get('etag') ?? '';
  // Without a word on caching `fetch` asks for a fresh answer, as a browser told to reload does.
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  const again = await fetch(`${origin}/guides`, { headers });
  expect(again.status).toBe(304);
  const head = await fetch(`${origin}/guides`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('knows a site that was built anew', async () => {
  write('themes/new.css', 'p {}');
  expect((await get('/themes/new.css')).status).toBe(404);
  const rules = join(out, hostFiles.noJekyll);
  utimesSync(rules, new Date(), new Date(Date.now() + 5000));
  expect((await get('/themes/new.css')).status).toBe(200);
});

it('sends the same headers with every answer', async () => {
  for (const path of ['/guides', '/unknown', '/categories', '/live/gone.js', '/%zz']) {
    const { headers } = await get(path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  }
  expect((await get('/live/chunk-GONE123.js')).headers.get('cache-control')).not.toContain(
    'immutable',
  );
});

it('says what to do when nothing is built', () => {
  expect(() => createSiteServer(join(out, 'nothing'))).toThrow('npm run build');
});

it('compresses what is worth it, and not a range of a file', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${origin}/themes/long.css`, { headers });
  const whole = await ask({ 'Accept-Encoding': 'gzip' });
  expect(whole.headers.get('content-encoding')).toBe('gzip');
  const best = await ask({ 'Accept-Encoding': 'gzip, br' });
  expect(best.headers.get('content-encoding')).toBe('br');
  expect(await best.text()).toHaveLength(5006);
  expect(await whole.text()).toHaveLength(5006);
  const plain = await ask({ 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const part = await ask({ 'Accept-Encoding': 'gzip', Range: 'bytes=0-9' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(await part.text()).toBe('/* long lo');
});

it('refuses a range that a file does not have, and answers when a build takes a file away', async () => {
  const beyond = await fetch(`${origin}/themes/long.css`, { headers: { Range: 'bytes=9000-' } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe('bytes */5006');
  rmSync(join(out, 'themes/long.css'));
  const gone = await fetch(`${origin}/themes/long.css`, { headers: { Range: 'bytes=0-9' } });
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2']);
});
