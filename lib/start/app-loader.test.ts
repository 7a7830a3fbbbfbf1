import { fetchText, loadScript, preload } from '@/lib/browser/network/load';
import type { StartData } from '@/lib/browser/page/start-data';
import { nextTask } from '@/lib/browser/scheduling/next-task';
import { createAppLoader } from './app-loader';
import { runModules, tellAsScript } from './run-modules';

jest.mock('@/lib/browser/network/load', () => ({
  fetchText: jest.fn(),
  loadScript: jest.fn(),
  preload: jest.fn(() => Promise.resolve()),
  tryAgain: (attempt: () => unknown) => attempt(),
  TookTooLong: class extends Error {},
}));
jest.mock('./run-modules', () => ({
  modulesOfData: () => [5],
  runModules: jest.fn(() => Promise.resolve()),
  tellAsScript: jest.fn(() => Promise.resolve()),
}));
jest.mock('./framework-sheets', () => ({ standInForSheets: jest.fn() }));
jest.mock('./page-parts', () => ({
  buildOf: () => 'build',
  fetchParts: () => Promise.resolve([]),
  withParts: (text: string) => text,
}));
jest.mock('@/lib/browser/scheduling/next-task', () => ({
  nextTask: jest.fn(() => Promise.resolve()),
}));

const data: StartData = {
  scripts: ['/a.js', '/b.js'],
  runtime: 'runtime',
  icons: '',
  codeFont: '',
  trackers: [],
  presses: [],
  modules: [7],
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
});

it('runs its scripts in order, and starts the framework behind them with the data', async () => {
  jest.mocked(tellAsScript).mockImplementationOnce(() => {
    expect(run()).toEqual(['/a.js', '/b.js']);
    expect(window.__next_f).toEqual([[0], [1, 'text']]);
    return Promise.resolve();
  });
  await createAppLoader(data, () => false).run();
  expect(tellAsScript).toHaveBeenCalledWith('runtime', '/b.js');
  // Asked for beside the data, all of them.
  expect(preloaded()).toEqual([
    ['/a.js', 'high'],
    ['/b.js', 'high'],
  ]);
});

it('runs scripts and modules ahead, the page’s own last, and starts nothing', async () => {
  const app = createAppLoader(data, () => false);
  await app.prepare();
  expect(preloaded()).toEqual([
    ['/a.js', 'low'],
    ['/b.js', 'low'],
  ]);
  expect(fetchText).toHaveBeenCalledWith('/page.txt', { priority: 'low' });
  expect(run()).toEqual(['/a.js', '/b.js']);
  expect(jest.mocked(runModules).mock.calls[0]?.[0]).toEqual([7, 5]);
  expect(tellAsScript).not.toHaveBeenCalled();
  expect(window.__next_f).toBeUndefined();
  await app.run();
  expect(run()).toEqual(['/a.js', '/b.js']);
  expect(tellAsScript).toHaveBeenCalledTimes(1);
});

it('runs no more modules ahead once the application starts', async () => {
  const app = createAppLoader(data, () => false);
  await app.prepare();
  const isOver = jest.mocked(runModules).mock.calls[0]?.[1];
  expect(isOver?.()).toBe(false);
  const started = app.run();
  expect(isOver?.()).toBe(true);
  await started;
});

it('prepares nothing without the data, and runs all the same', async () => {
  const app = createAppLoader(data, () => false);
  jest.mocked(fetchText).mockRejectedValueOnce(new Error('gone'));
  await expect(app.prepare()).rejects.toThrow('gone');
  expect(run()).toEqual([]);
  await app.run();
  expect(tellAsScript).toHaveBeenCalledTimes(1);
});

it('asks for nothing anew that was fetched ahead', async () => {
  const app = createAppLoader(data, () => false);
  await app.prepare();
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
  expect(tellAsScript).toHaveBeenCalledTimes(1);
});

it('gives the data once, however often it starts', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  jest.mocked(tellAsScript).mockRejectedValueOnce(new Error('broken'));
  const app = createAppLoader(data, () => false);
  await expect(app.run()).rejects.toThrow('broken');
  await app.run();
  // The framework would take the page for another one's.
  expect(window.__next_f).toHaveLength(2);
});
