/** @jest-environment node */
import { createPageStore } from './page-store';

const text = { headers: { 'Content-Type': 'text/plain' } };
const asIs = (data: string) => Promise.resolve(data);
const page = '1:"a"\n0:{"b":"b1"}\n2:"rest"\n';
/** What the build writes at the end. */
const end = '\u001F';

function answerWith(reply: (...asked: Parameters<typeof globalThis.fetch>) => Promise<Response>) {
  const fetch = jest.fn(reply);
  Object.assign(globalThis, { fetch });
  return fetch;
}
const pageAnswer = () => Promise.resolve(new Response(page + end, text));

it('requests a page once for several calls', async () => {
  const fetch = answerWith(pageAnswer);
  const store = createPageStore(asIs);
  const both = await Promise.all([store.fetch('/a.txt'), store.fetch('/a.txt')]);
  expect(await Promise.all(both.map((one) => one.text()))).toEqual([page, page]);
  const third = await store.fetch('/a.txt');
  expect([await third.text(), third.headers.get('Content-Type')]).toEqual([page, 'text/plain']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('requests a page again after a failure, and when it has expired', async () => {
  let time = 0;
  const fetch = answerWith(() => Promise.reject(new TypeError('offline')));
  const store = createPageStore(asIs, () => time);
  await expect(store.fetch('/a.txt')).rejects.toThrow('offline');
  fetch.mockImplementation(() => Promise.resolve(new Response('gone', { ...text, status: 404 })));
  await expect(store.fetch('/a.txt')).rejects.toThrow('404');
  fetch.mockImplementation(pageAnswer);
  time = 1;
  await store.fetch('/a.txt');
  time = 300_000;
  await store.fetch('/a.txt');
  expect(fetch).toHaveBeenCalledTimes(3);
  time = 300_001;
  await store.fetch('/a.txt');
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('prefetches with a low priority, and returns whether it made a request', async () => {
  const fetch = answerWith(pageAnswer);
  const store = createPageStore(asIs);
  expect([await store.prefetch('/a.txt'), await store.prefetch('/a.txt')]).toEqual([true, false]);
  expect(fetch.mock.calls[0]?.[1]?.priority).toBe('low');
  expect(await (await store.fetch('/a.txt')).text()).toBe(page);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('passes on the first screen when a file further down is missing, and completes the page anew', async () => {
  answerWith(() => Promise.resolve(new Response(`${page}3:"more"\n${end}`, text)));
  const complete = jest
    .fn(asIs)
    .mockImplementation((data: string) =>
      data.startsWith('3:') ? Promise.reject(new Error('gone')) : Promise.resolve(data),
    );
  const store = createPageStore(complete);
  const reader = (await store.fetch('/a.txt')).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect([await next(), await next()]).toEqual(['1:"a"\n0:{"b":"b1"}\n', '2:"rest"\n']);
  await expect(next()).rejects.toThrow('gone');
  complete.mockImplementation(asIs);
  expect(await (await store.fetch('/a.txt')).text()).toBe(`${page}3:"more"\n`);
});

it.each([
  ['between two rows', page],
  ['within a row', page.slice(0, -3)],
  ['before its build', page.slice(0, 5)],
  ['to nothing', ''],
])('fails for data cut off %s, and asks for them past the cache', async (_, half) => {
  const fetch = answerWith(() => Promise.resolve(new Response(half, text)));
  const store = createPageStore(asIs);
  const cut = await store.fetch(`/${half.length}.txt`);
  await expect(cut.text()).rejects.toThrow('The end of a file is missing.');
  fetch.mockImplementation(pageAnswer);
  expect(await (await store.fetch(`/${half.length}.txt`)).text()).toBe(page);
  expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
});

describe('a page that arrives in chunks', () => {
  const encoder = new TextEncoder();
  function arriving() {
    let stream: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({ start: (controller) => void (stream = controller) });
    return {
      response: new Response(body, text),
      send: (piece: string) => stream?.enqueue(encoder.encode(piece)),
      end: () => stream?.close(),
      breakOff: () => stream?.error(new TypeError('broken off')),
    };
  }

  it('is emitted line by line, once its build is known', async () => {
    const { response, send, end: close } = arriving();
    answerWith(() => Promise.resolve(response));
    const complete = (data: string) => Promise.resolve(data.toUpperCase());
    const { body } = await createPageStore(complete).fetch('/a.txt');
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    send('1:"a"\n0:{"b":');
    send('"b1"}\n2:"re');
    expect((await reader?.read())?.value).toBe('1:"A"\n0:{"B":"B1"}\n');
    send(`st"${end}`);
    close();
    expect((await reader?.read())?.value).toBe('2:"REST"');
  });

  it('is requested again when it broke off', async () => {
    const { response, send, breakOff } = arriving();
    const fetch = answerWith(() => Promise.resolve(response));
    const store = createPageStore(asIs);
    const first = await store.fetch('/a.txt');
    send(page.slice(0, 22));
    breakOff();
    await expect(first.text()).rejects.toThrow('broken off');
    fetch.mockImplementation(pageAnswer);
    expect(await (await store.fetch('/a.txt')).text()).toBe(page);
  });
});
