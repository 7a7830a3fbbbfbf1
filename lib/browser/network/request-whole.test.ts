/** @jest-environment node */
import { requestWhole } from './request-whole';
import { CutOffError, endMark, withoutEndMark } from './whole-files';

const read = async (response: Response) => withoutEndMark(await response.text());

/** Answers requests with these texts; returns how the browser's cache was used. */
function answerWith(...texts: readonly string[]) {
  const waiting = [...texts];
  const caches: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    caches.push(init?.cache);
    return new Response(waiting.shift());
  };
  return caches;
}

it('requests what was cut off once more, past the cache', async () => {
  const caches = answerWith('ha', `half${endMark}`);
  await expect(requestWhole('/a.txt', read)).resolves.toBe('half');
  expect(caches).toEqual([undefined, 'reload']);
});

it('fails when it is cut off again, and begins past the cache next time', async () => {
  const caches = answerWith('ha', 'ha', `half${endMark}`);
  await expect(requestWhole('/b.txt', read)).rejects.toBeInstanceOf(CutOffError);
  await expect(requestWhole('/b.txt', read)).resolves.toBe('half');
  expect(caches).toEqual([undefined, 'reload', 'reload']);
});

it('does not repeat another failure', async () => {
  const caches = answerWith();
  globalThis.fetch = async (_, init) => {
    caches.push(init?.cache);
    return new Response('', { status: 503 });
  };
  await expect(requestWhole('/c.txt', read)).rejects.toThrow('503');
  expect(caches).toHaveLength(1);
});
