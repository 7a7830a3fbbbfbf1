/** @jest-environment node */
import {
  AnswerError,
  bypassCache,
  fetchJson,
  fetchText,
  isReachable,
  isStale,
  OtherBuildError,
  request,
  TimeoutError,
} from './request';

const answer = (text: string, { status = 200, type = 'text/plain' } = {}) =>
  Promise.resolve(new Response(text, { status, headers: { 'Content-Type': type } }));

function answerWith(reply: () => Promise<Response>): jest.Mock {
  const fetch = jest.fn(reply);
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeAll(() => Object.assign(globalThis, { location: { pathname: '/here' } }));

it.each([
  ['an error status', { status: 503 }],
  ['a page in place of the file', { type: 'text/html; charset=utf-8' }],
])('fails on %s', async (_, options) => {
  answerWith(() => answer('<h1>', options));
  const failure = fetchText('/a.txt');
  await expect(failure).rejects.toBeInstanceOf(AnswerError);
  await expect(failure).rejects.toThrow('/a.txt: ');
});

it('distinguishes timeouts from failures', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  await expect(fetchText('/a.txt')).rejects.toThrow('offline');
  answerWith(() => answer('text'));
  const never = () => new Promise<never>((_, reject) => setTimeout(reject, 30));
  await expect(request('/a.txt', never, { timeout: 5 })).rejects.toBeInstanceOf(TimeoutError);
});

it('distinguishes an unreachable server from one that hangs', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  await expect(isReachable(50)).resolves.toBe(false);
  answerWith(() => new Promise((_, reject) => setTimeout(reject, 30)));
  await expect(isReachable(5)).resolves.toBe(true);
});

it('knows the failures after which only a reload helps', async () => {
  const failure = (reply: () => Promise<Response>) => {
    answerWith(reply);
    return fetchText('/s.txt').catch((error: unknown) => error);
  };
  for (const status of [404, 410]) {
    expect(isStale(await failure(() => answer('', { status })))).toBe(true);
  }
  expect(isStale(new OtherBuildError())).toBe(true);
  expect(isStale(await failure(() => answer('', { status: 500 })))).toBe(false);
  expect(isStale(await failure(() => answer('<h1>', { type: 'text/html' })))).toBe(false);
  expect(isStale(await failure(() => Promise.reject(new TypeError('offline'))))).toBe(false);
});

it('requests with the priority of the caller', async () => {
  const fetch = answerWith(() => answer('text'));
  await fetchText('/p.txt', { priority: 'low' });
  expect(fetch).toHaveBeenCalledWith('/p.txt', expect.objectContaining({ priority: 'low' }));
});

it('asks past the cache after a failure, until the file was usable', async () => {
  const cacheOf = async (url: string) => {
    const fetch = answerWith(() => answer('{}'));
    await fetchJson(url);
    return (fetch.mock.calls[0] as [string, RequestInit])[1].cache;
  };
  answerWith(() => answer('{"half":'));
  await expect(fetchJson('/b.json')).rejects.toThrow('JSON');
  expect([await cacheOf('/b.json'), await cacheOf('/b.json')]).toEqual(['reload', undefined]);
  bypassCache('/c.json');
  expect([await cacheOf('/c.json'), await cacheOf('/d.json')]).toEqual(['reload', undefined]);
});
