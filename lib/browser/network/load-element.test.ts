import { loadScript, withRetries } from './load-element';
import { TimeoutError } from './request';

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
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
  jest.advanceTimersByTime(20_000);
  expect(scripts()).toHaveLength(1);
});

it('fails for a file that is not a script', async () => {
  const loading = loadScript('/b.js');
  const [script] = scripts();
  dispatchEvent(new ErrorEvent('error', { filename: script?.src ?? '', error: new SyntaxError() }));
  script?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/b.js did not load.');
  expect(scripts()).toHaveLength(0);
});

it('requests a script that hung at another URL', async () => {
  const loading = loadScript('/c.js');
  jest.advanceTimersByTime(10_000);
  await expect(loading).rejects.toBeInstanceOf(TimeoutError);
  const asked = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set');
  void loadScript('/c.js');
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/c\.js\?\d+$/));
  // What it is called stays: the bundler's runtime knows it by that.
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/c.js']);
});

it('tries three times, but not after a timeout', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('no')));
  const failed = expect(withRetries(attempt)).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(5000);
  await failed;
  expect(attempt).toHaveBeenCalledTimes(3);
  const hanging = jest.fn(() => Promise.reject(new TimeoutError('late')));
  await expect(withRetries(hanging)).rejects.toThrow('late');
  expect(hanging).toHaveBeenCalledTimes(1);
});
