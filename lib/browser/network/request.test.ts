/** @jest-environment node */
import {
  AnswerError,
  fetchJson,
  fetchText,
  isGone,
  isReachable,
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

it('reads what the server sends', async () => {
  const fetch = answerWith(() => answer('{"a":1}'));
  await expect(fetchText('/a.txt', { priority: 'low' })).resolves.toBe('{"a":1}');
  await expect(fetchJson('/a.json')).resolves.toEqual({ a: 1 });
  expect(fetch.mock.calls[0]).toEqual([
    '/a.txt',
    expect.objectContaining({ priority: 'low', signal: expect.any(AbortSignal) }),
  ]);
});

it.each([
  ['an error status', { status: 503 }],
  ['a page in place of the file', { type: 'text/html; charset=utf-8' }],
])('fails on %s', async (_, options) => {
  answerWith(() => answer('<h1>', options));
  const failure = fetchText('/a.txt');
  await expect(failure).rejects.toBeInstanceOf(AnswerError);
  await expect(failure).rejects.toThrow('/a.txt answered with status');
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

it('reports a missing file only if the server answers so', async () => {
  answerWith(() => answer('', { status: 404 }));
  await expect(isGone('/a.js')).resolves.toBe(true);
  answerWith(() => Promise.reject(new TypeError('offline')));
  await expect(isGone('/a.js')).resolves.toBe(false);
});
