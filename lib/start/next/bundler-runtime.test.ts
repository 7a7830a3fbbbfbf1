import { runEntryModules } from './bundler-runtime';

let runningScript: unknown;
const push = jest.fn(() => {
  runningScript = document.currentScript;
  return Promise.resolve();
});

beforeEach(() => {
  push.mockClear();
  window.TURBOPACK = { push };
  document.head.innerHTML = '<script type="text/plain" src="/a.js"></script>';
});
afterEach(() => delete window.TURBOPACK);

it('runs the entry modules as the named script', async () => {
  await runEntryModules('entry', '/a.js');
  expect(push).toHaveBeenCalledWith('entry');
  expect(runningScript).toBe(document.querySelector('script'));
  expect(Object.hasOwn(document, 'currentScript')).toBe(false);
});

it('throws what the modules throw, and restores the running script', async () => {
  push.mockRejectedValueOnce(new Error('broken'));
  await expect(runEntryModules('entry', '/a.js')).rejects.toThrow('broken');
  expect(Object.hasOwn(document, 'currentScript')).toBe(false);
});
