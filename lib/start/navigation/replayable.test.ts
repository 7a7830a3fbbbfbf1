/** @jest-environment node */
import { drain, replayable, streamOf } from './replayable';

const encode = (text: string) => new TextEncoder().encode(text);

/** A source of these chunks, which then ends or fails. */
function source(chunks: readonly string[], error?: Error) {
  let at = 0;
  return jest.fn(() => {
    const chunk = chunks[at++];
    if (chunk === undefined && error) return Promise.reject(error);
    return Promise.resolve(chunk === undefined ? undefined : encode(chunk));
  });
}

it('reads the source once for several readers, in order', async () => {
  const next = source(['a', 'b']);
  const chunks = replayable(next);
  const both = [streamOf(chunks), streamOf(chunks)].map((stream) => new Response(stream).text());
  expect(await Promise.all(both)).toEqual(['ab', 'ab']);
  await drain(chunks);
  expect(await new Response(streamOf(chunks)).text()).toBe('ab');
  expect(next).toHaveBeenCalledTimes(3);
});

it('gives a late reader what arrived before a failure', async () => {
  const chunks = replayable(source(['a'], new Error('broken off')));
  await expect(drain(chunks)).rejects.toThrow('broken off');
  const reader = streamOf(chunks).getReader();
  expect((await reader.read()).value).toEqual(encode('a'));
  await expect(reader.read()).rejects.toThrow('broken off');
});
