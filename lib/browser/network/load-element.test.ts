import { loadScript, withRetries } from './load-element';
import { fetchBytes, OtherBuildError, TimeoutError } from './request';

jest.mock('./request', (): object => ({
  ...jest.requireActual('./request'),
  fetchBytes: jest.fn(() => Promise.resolve(new ArrayBuffer())),
}));

const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('runs a script', async () => {
  const loading = loadScript('/a.js');
  scripts()[0]?.setAttribute('data-whole', '');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
  jest.advanceTimersByTime(20_000);
  expect(scripts()).toHaveLength(1);
});

it('fails for a script that has not run to its end, replaces it in the cache, and asks elsewhere then', async () => {
  const loading = loadScript('/b.js');
  // Half of one, an empty file, or a page: browsers count all of them as loaded.
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/b.js did not load.');
  expect(scripts()).toHaveLength(0);
  expect(fetchBytes).toHaveBeenCalledWith('/b.js', { cache: 'reload' });
  const asked = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set');
  void loadScript('/b.js');
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/b\.js\?\d+$/));
});

it('says why a script is missing, and asks at the same URL then', async () => {
  const gone = new OtherBuildError('gone');
  jest.mocked(fetchBytes).mockRejectedValueOnce(gone);
  const loading = loadScript('/d.js');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toBe(gone);
  void loadScript('/d.js');
  expect(scripts()[0]?.src).toBe('http://localhost/d.js');
});

it('requests a script that hung at another URL', async () => {
  const loading = loadScript('/c.js');
  jest.advanceTimersByTime(10_000);
  await expect(loading).rejects.toBeInstanceOf(TimeoutError);
  const asked = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set');
  void loadScript('/c.js');
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/c\.js\?\d+$/));
  // Its attribute is unchanged: the bundler's runtime identifies the script by it.
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/c.js']);
});

it('tries three times, but not after a timeout, or when the page is stale', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('no')));
  const failed = expect(withRetries(attempt)).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(5000);
  await failed;
  expect(attempt).toHaveBeenCalledTimes(3);
  for (const error of [new TimeoutError('late'), new OtherBuildError('newer')]) {
    const failing = jest.fn(() => Promise.reject(error));
    await expect(withRetries(failing)).rejects.toBe(error);
    expect(failing).toHaveBeenCalledTimes(1);
  }
});
