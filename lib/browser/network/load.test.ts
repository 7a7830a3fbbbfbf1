import { fetchText, loadScript, TookTooLong, tryAgain } from './load';

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

it('counts a script that is none as failed, though it has loaded', async () => {
  const loading = loadScript('/b.js');
  const [script] = scripts();
  dispatchEvent(new ErrorEvent('error', { filename: script?.src ?? '', error: new SyntaxError() }));
  script?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('/b.js did not load.');
  expect(scripts()).toHaveLength(0);
});

it('asks at another address for a script that hung', async () => {
  const loading = loadScript('/c.js');
  jest.advanceTimersByTime(10_000);
  await expect(loading).rejects.toBeInstanceOf(TookTooLong);
  const asked = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set');
  void loadScript('/c.js');
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/c\.js\?\d+$/));
  // What it is called stays: the bundler's runtime knows it by that.
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/c.js']);
});

it('tries three times, but does not have anyone wait for what hangs', async () => {
  const attempt = jest.fn(() => Promise.reject(new Error('no')));
  const failed = expect(tryAgain(attempt)).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(5000);
  await failed;
  expect(attempt).toHaveBeenCalledTimes(3);
  const hanging = jest.fn(() => Promise.reject(new TookTooLong('late')));
  await expect(tryAgain(hanging)).rejects.toThrow('late');
  expect(hanging).toHaveBeenCalledTimes(1);
});

it('tells a text that hangs from one that is not there', async () => {
  const stop = new AbortController();
  AbortSignal.timeout = () => stop.signal;
  const request = jest.fn().mockResolvedValueOnce({ ok: false, status: 503 });
  Object.assign(globalThis, { fetch: request });
  await expect(fetchText('/a.txt', {})).rejects.toThrow('503');
  request.mockImplementationOnce(() => {
    stop.abort();
    return Promise.reject(new DOMException('late', 'TimeoutError'));
  });
  await expect(fetchText('/a.txt', {})).rejects.toBeInstanceOf(TookTooLong);
});
