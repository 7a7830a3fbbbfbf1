/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/scripts/shared/server/listen';
import { createEditingServer, type EditingBuild } from './editing-server';

let served: string;
let server: Server | undefined;

beforeEach(() => {
  served = mkdtempSync(join(tmpdir(), 'editing-'));
});
afterEach(() => {
  server?.close();
  rmSync(served, { recursive: true });
});

/** Starts the server. Returns a function that requests a path. */
async function serve(editing: Omit<EditingBuild, 'served'>, site = '') {
  server = createEditingServer(site, { served, ...editing });
  const origin = `http://localhost:${await listen(server, 0)}`;
  return (path: string) => fetch(origin + path);
}

/** A build that ends when the test ends it. */
function heldBuild(result?: string) {
  let finish = () => {};
  const build = jest.fn(
    () =>
      new Promise<string | undefined>((resolve) => {
        finish = () => {
          mkdirSync(join(served, 'examples'), { recursive: true });
          writeFileSync(join(served, 'examples/a.json'), '{"id":"a"}');
          resolve(result);
        };
      }),
  );
  return { build, finish: () => finish() };
}

it('builds on the first request for an example, and says so until it is done', async () => {
  const { build, finish } = heldBuild();
  const get = await serve({ stamp: () => 'one', build });
  expect((await get('/frame.html')).status).toBe(404);
  expect(build).not.toHaveBeenCalled();
  const building: unknown = { building: expect.stringMatching(/^Building what editors need: 0 s/) };
  expect(await (await get('/examples/a.json')).json()).toEqual(building);
  expect(await (await get('/examples/a.json')).json()).toEqual(building);
  finish();
  expect(await (await get('/examples/a.json')).json()).toEqual({ id: 'a' });
  expect((await get('/examples/b.json')).status).toBe(404);
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds again when examples have changed', async () => {
  let stamp = 'one';
  const { build, finish } = heldBuild();
  const get = await serve({ stamp: () => stamp, build });
  await get('/examples/a.json');
  finish();
  expect(await (await get('/examples/a.json')).json()).toEqual({ id: 'a' });
  stamp = 'two';
  expect(await (await get('/examples/a.json')).json()).toHaveProperty('building');
  expect(build).toHaveBeenCalledTimes(2);
});

it('says once why a build failed, and tries again', async () => {
  const { build, finish } = heldBuild('TS2304: Cannot find name');
  const get = await serve({ stamp: () => 'one', build });
  await get('/examples/a.json');
  finish();
  expect(await (await get('/examples/a.json')).json()).toEqual({
    failed: 'TS2304: Cannot find name',
  });
  expect(await (await get('/examples/a.json')).json()).toHaveProperty('building');
  expect(build).toHaveBeenCalledTimes(2);
});

it('sends only files of its folder', async () => {
  const get = await serve({ stamp: () => 'one', build: () => Promise.resolve(undefined) });
  writeFileSync(join(served, 'frame.html'), '<!DOCTYPE html>');
  expect((await get('/frame.html')).status).toBe(200);
  expect((await get('/..%2fframe.html')).status).toBe(404);
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
  expect((await get('/')).status).toBe(404);
});

it('passes on the stylesheets of the development server, and nothing else of it', async () => {
  const next = createServer(({ url }, response) => response.end(`of ${url}`));
  const site = `http://localhost:${await listen(next, 0)}`;
  const get = await serve({ stamp: () => 'one', build: () => Promise.resolve(undefined) }, site);
  const sheet = await get('/next/static/chunks/app_0ce._.css');
  expect(await sheet.text()).toBe('of /_next/static/chunks/app_0ce._.css');
  expect((await get('/next/static/chunks/app.js')).status).toBe(404);
  next.close();
  expect((await get('/next/static/chunks/gone.css')).status).toBe(502);
});
