import { loadScript, preload } from '@/lib/browser/network/load-element';
import { OtherBuildError } from '@/lib/browser/network/request';
import type { StartData } from '@/lib/browser/page/start-data';
import { runEntryModules } from './bundler-runtime';
import { createClientStart } from './client-start';

jest.mock('@/lib/browser/network/load-element', () => ({
  loadScript: jest.fn(),
  preload: jest.fn(() => Promise.resolve()),
  withRetries: (attempt: () => unknown) => attempt(),
}));
jest.mock('./bundler-runtime', () => ({ runEntryModules: jest.fn(() => Promise.resolve()) }));
jest.mock('@/lib/browser/network/page-parts', () => ({
  fetchParts: () => Promise.resolve([]),
  withParts: (text: string) => text,
}));

const data: StartData = {
  scripts: ['/a.js', '/b.js'],
  runtime: 'runtime',
  trackers: [],
  early: '',
  page: '/page.txt',
  build: 'b1',
};
const page = '0:{"b":"b1"}';
const end = '\u001F';
const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (text: string) => Promise.resolve(new Response(text));

const loaded = () => jest.mocked(loadScript).mock.calls.map(([src]) => src);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadScript).mockResolvedValue();
  Object.assign(globalThis, { fetch: fetch.mockImplementation(() => answer(page + end)) });
  delete window.__next_f;
});

it('preloads without running anything, and requests nothing twice', async () => {
  const client = createClientStart(data);
  client.preload();
  expect(preload).toHaveBeenCalledTimes(2);
  expect(loadScript).not.toHaveBeenCalled();
  expect(window.__next_f).toBeUndefined();
  await client.run();
  expect(preload).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('loads only missing files after a failure', async () => {
  jest.mocked(loadScript).mockResolvedValueOnce().mockRejectedValueOnce(new Error('offline'));
  const client = createClientStart(data);
  await expect(client.run()).rejects.toThrow('offline');
  expect(client.hasFailed()).toBe(true);
  await client.run();
  expect(client.hasFailed()).toBe(false);
  expect(loaded()).toEqual(['/a.js', '/b.js', '/b.js']);
});

it('queues the data once for several starts', async () => {
  jest.mocked(runEntryModules).mockRejectedValueOnce(new Error('broken'));
  const client = createClientStart(data);
  await expect(client.run()).rejects.toThrow('broken');
  await client.run();
  expect(window.__next_f).toHaveLength(2);
});

it('bypasses the cache for data of another build, and fails when the server has no other', async () => {
  fetch.mockImplementationOnce(() => answer(`0:{"b":"b0"}${end}`));
  await createClientStart(data).run();
  expect(fetch).toHaveBeenLastCalledWith('/page.txt', expect.objectContaining({ cache: 'reload' }));
  fetch.mockImplementation(() => answer(`0:{"b":"b2"}${end}`));
  await expect(createClientStart(data).run()).rejects.toThrow(OtherBuildError);
});
