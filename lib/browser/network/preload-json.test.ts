/** @jest-environment node */
import { consumeJson, preloadJson } from './preload-json';

const answerWith = (reply: () => Promise<Response>) => {
  const fetch = jest.fn(reply);
  Object.assign(globalThis, { fetch });
  return fetch;
};
const file = () => Promise.resolve(new Response('"file"'));

beforeEach(() => {
  globalThis.preloadedJson = undefined;
});

it('is requested once when it is preloaded, and anew by the next consumer', async () => {
  const fetch = answerWith(file);
  preloadJson('/file');
  preloadJson('/file');
  await expect(consumeJson('/file')).resolves.toBe('file');
  expect(fetch).toHaveBeenCalledTimes(1);
  await consumeJson('/file');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('is requested again when the preload failed', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  preloadJson('/file');
  await new Promise((resolve) => setTimeout(resolve));
  answerWith(file);
  await expect(consumeJson('/file')).resolves.toBe('file');
});
