import { endMark } from '@/lib/browser/network/whole-files';
import { fetchModules, prefetchModules, UnreachableError } from './fetch-modules';

const request = jest.fn<Promise<Response>, [string]>();
const answer = (status: number, type = 'text/javascript; charset=utf-8', text = endMark) =>
  Promise.resolve(new Response(text, { status, headers: { 'Content-Type': type } }));

beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, { fetch: request });
});

it('fetches each module once, and preloads it afterward', async () => {
  request.mockImplementation(() => answer(200));
  await Promise.all([
    fetchModules(['/live/one.js']),
    fetchModules(['/live/one.js', '/live/two.js']),
  ]);
  expect(request.mock.calls.map(([url]) => url)).toEqual(['/live/one.js', '/live/two.js']);
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/live/one.js', '/live/two.js']);
  // Links of all pages would add up.
  for (const link of links) link.dispatchEvent(new Event('load'));
  await fetchModules(['/live/one.js']);
  expect(document.head.querySelector('link[rel=modulepreload]')).toBeNull();
});

it('preloads modules that are needed later one by one, while the browser is idle', async () => {
  request.mockImplementation(() => answer(200));
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
  const links = () =>
    [...document.head.querySelectorAll('link[href^="/live/ahead"]')].map((link) =>
      link.getAttribute('href'),
    );
  await prefetchModules(['/live/ahead-1.js', '/live/ahead-2.js']);
  expect(links()).toEqual([]);
  idle.shift()?.();
  expect(links()).toEqual(['/live/ahead-1.js']);
  // Preloaded at once now, because an example runs.
  await fetchModules(['/live/ahead-2.js']);
  idle.shift()?.();
  idle.shift()?.();
  expect(links()).toEqual(['/live/ahead-1.js', '/live/ahead-2.js']);
  expect(idle).toEqual([]);
});

it('does not preload one that has not arrived, and requests it again', async () => {
  request.mockRejectedValueOnce(new TypeError('offline')).mockReturnValueOnce(answer(503));
  await expect(fetchModules(['/live/three.js'])).rejects.toThrow(UnreachableError);
  await expect(fetchModules(['/live/three.js'])).rejects.toThrow(UnreachableError);
  expect(document.head.querySelector('link[href="/live/three.js"]')).toBeNull();
  request.mockReturnValueOnce(answer(200));
  await fetchModules(['/live/three.js']);
  expect(document.head.querySelector('link[href="/live/three.js"]')).not.toBeNull();
});

it.each([
  ['a status that says so', 404, 'text/plain'],
  ['a page in its place', 200, 'text/html'],
])('distinguishes permanent failures by %s', async (_, status, type) => {
  request.mockReturnValueOnce(answer(status, type));
  await expect(fetchModules([`/live/gone-${status}.js`])).rejects.not.toBeInstanceOf(
    UnreachableError,
  );
});

it('requests a module that was cut off once more, and does not preload half of one', async () => {
  const half = () => answer(200, 'text/javascript', 'half(');
  request.mockReturnValueOnce(half()).mockReturnValueOnce(answer(200));
  await fetchModules(['/live/cut.js']);
  expect(request.mock.calls).toHaveLength(2);
  request.mockReturnValueOnce(half()).mockReturnValueOnce(half());
  await expect(fetchModules(['/live/short.js'])).rejects.toThrow(UnreachableError);
  expect(document.head.querySelector('link[href="/live/short.js"]')).toBeNull();
});
