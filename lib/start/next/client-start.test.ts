import { loadScript, preload } from '@/lib/browser/network/load-element';
import { fetchText, isGone } from '@/lib/browser/network/request';
import type { StartData } from '@/lib/browser/page/start-data';
import { runEntryModules } from './bundler-runtime';
import { createClientStart } from './client-start';

jest.mock('@/lib/browser/network/request', () => ({
  fetchText: jest.fn(),
  isGone: jest.fn(() => Promise.resolve(false)),
  TimeoutError: class extends Error {},
}));
jest.mock('@/lib/browser/network/load-element', () => ({
  loadScript: jest.fn(),
  preload: jest.fn(() => Promise.resolve()),
  withRetries: (attempt: () => unknown) => attempt(),
}));
jest.mock('./bundler-runtime', () => ({ runEntryModules: jest.fn(() => Promise.resolve()) }));
jest.mock('@/lib/browser/page/page-parts', () => ({
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

const loaded = () => jest.mocked(loadScript).mock.calls.map(([src]) => src);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.setItem('docs-reloaded', data.build);
  jest.mocked(loadScript).mockResolvedValue();
  jest.mocked(fetchText).mockResolvedValue(page);
  delete window.__next_f;
});

it('runs the scripts, then the entry modules, with the data in the queue', async () => {
  jest.mocked(runEntryModules).mockImplementationOnce(() => {
    expect(loaded()).toEqual(['/a.js', '/b.js']);
    expect(window.__next_f).toEqual([[0], [1, page]]);
    return Promise.resolve();
  });
  await createClientStart(data).run();
  expect(runEntryModules).toHaveBeenCalledWith('runtime', '/b.js');
});

it('preloads without running anything, and requests nothing twice', async () => {
  const client = createClientStart(data);
  client.preload();
  expect(preload).toHaveBeenCalledTimes(2);
  expect(loadScript).not.toHaveBeenCalled();
  expect(window.__next_f).toBeUndefined();
  await client.run();
  expect(preload).toHaveBeenCalledTimes(2);
  expect(fetchText).toHaveBeenCalledTimes(1);
});

it('loads only missing files after a failure', async () => {
  jest.mocked(loadScript).mockResolvedValueOnce().mockRejectedValueOnce(new Error('offline'));
  const client = createClientStart(data);
  await expect(client.run()).rejects.toThrow('offline');
  expect([client.hasFailed(), client.isStale()]).toEqual([true, false]);
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

it('bypasses the cache for data of another build, and is stale when the server has no other', async () => {
  jest.mocked(fetchText).mockResolvedValueOnce('0:{"b":"b0"}');
  await createClientStart(data).run();
  expect(fetchText).toHaveBeenLastCalledWith('/page.txt', { cache: 'reload' });
  jest.mocked(fetchText).mockResolvedValue('0:{"b":"b2"}');
  const client = createClientStart(data);
  await expect(client.run()).rejects.toThrow('another build');
  expect(client.isStale()).toBe(true);
});

it('is stale when one of its scripts is missing on the server', async () => {
  jest.mocked(loadScript).mockRejectedValueOnce(new Error('404'));
  jest.mocked(isGone).mockResolvedValueOnce(true);
  const client = createClientStart(data);
  await expect(client.run()).rejects.toThrow('404');
  expect(client.isStale()).toBe(true);
});
