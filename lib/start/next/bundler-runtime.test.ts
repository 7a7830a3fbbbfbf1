import { runEntryModules } from './bundler-runtime';

const push = jest.fn(() => Promise.resolve());

beforeEach(() => {
  push.mockClear();
  window.TURBOPACK = { push };
  document.head.innerHTML = '<script type="text/plain" src="/a.js"></script>';
});
afterEach(() => delete window.TURBOPACK);

it('throws what the modules throw, and restores the running script', async () => {
  push.mockRejectedValueOnce(new Error('broken'));
  await expect(runEntryModules('entry', '/a.js')).rejects.toThrow('broken');
  expect(Object.hasOwn(document, 'currentScript')).toBe(false);
});
