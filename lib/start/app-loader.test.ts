import { nextTask } from '@/lib/browser/next-task';
import type { StartData } from '@/lib/browser/start-data';
import { createAppLoader } from './app-loader';
import { fetchText, loadScript, preload } from './load';

jest.mock('./load', () => ({
  fetchText: jest.fn(),
  loadScript: jest.fn(),
  preload: jest.fn(() => Promise.resolve()),
  tryAgain: (attempt: () => unknown) => attempt(),
  TookTooLong: class extends Error {},
}));
jest.mock('./framework-sheets', () => ({ standInForSheets: jest.fn() }));
jest.mock('./page-parts', () => ({
  buildOf: () => 'build',
  fetchParts: () => Promise.resolve([]),
  withParts: (text: string) => text,
}));
jest.mock('@/lib/browser/next-task', () => ({ nextTask: jest.fn(() => Promise.resolve()) }));

const data: StartData = {
  scripts: ['/a.js', '/b.js'],
  runtime: 'runtime',
  icons: '',
  codeFont: '',
  trackers: [],
  presses: [],
  early: '',
  page: '/page.txt',
  build: 'build',
};

const run = (): readonly string[] => jest.mocked(loadScript).mock.calls.map(([src]) => src);
const preloaded = () => jest.mocked(preload).mock.calls;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadScript).mockResolvedValue();
  jest.mocked(fetchText).mockResolvedValue('text');
  delete window.__next_f;
  delete window.TURBOPACK;
});

it('fetches ahead without running anything', async () => {
  await createAppLoader(data, () => false).prefetch();
  expect(preloaded()).toEqual([
    ['/a.js', 'low'],
    ['/b.js', 'low'],
  ]);
  expect(fetchText).toHaveBeenCalledWith('/page.txt', { priority: 'low' });
  expect(run()).toEqual([]);
});

it('runs its scripts in order behind the data, asking for all of them beside it', async () => {
  await createAppLoader(data, () => false).run();
  expect(preloaded()).toEqual([
    ['/a.js', 'high'],
    ['/b.js', 'high'],
  ]);
  expect(window.__next_f).toEqual([[0], [1, 'text']]);
  expect(window.TURBOPACK).toEqual(['runtime']);
  expect(run()).toEqual(['/a.js', '/b.js']);
});

it('asks for nothing anew that was fetched ahead', async () => {
  const app = createAppLoader(data, () => false);
  await app.prefetch();
  await app.run();
  expect(preloaded()).toHaveLength(2);
  expect(fetchText).toHaveBeenCalledTimes(1);
});

it('leaves the browser a moment between two scripts, unless someone waits', async () => {
  await createAppLoader(data, () => false).run();
  expect(nextTask).toHaveBeenCalled();
  jest.mocked(nextTask).mockClear();
  await createAppLoader(data, () => true).run();
  expect(nextTask).not.toHaveBeenCalled();
});

it('tells of scripts that have run, and of no other', async () => {
  jest.mocked(loadScript).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce();
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  const onArrival = jest.fn();
  const app = createAppLoader({ ...data, scripts: ['/a.js'] }, () => false, onArrival);
  await expect(app.run()).rejects.toThrow('gone');
  expect(onArrival).not.toHaveBeenCalled();
  await app.run();
  expect(onArrival).toHaveBeenCalledTimes(1);
});

it('goes on after a failure with what is missing', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  jest.mocked(loadScript).mockResolvedValueOnce().mockRejectedValueOnce(new Error('gone'));
  const app = createAppLoader(data, () => false);
  await expect(app.run()).rejects.toThrow('gone');
  expect([app.hasFailed(), app.isStale()]).toEqual([true, false]);
  await app.run();
  expect(app.hasFailed()).toBe(false);
  expect(run()).toEqual(['/a.js', '/b.js', '/b.js']);
  // The framework would take the page for another one's.
  expect(window.__next_f).toHaveLength(2);
});
