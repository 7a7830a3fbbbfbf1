/** @jest-environment node */
import { restMark } from './page-parts';
import { createPageStore, type PageAnswer, pageDataUrl, responseOf } from './page-store';

const answer = (text: string, status = 200) =>
  Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'text/plain' } }));

const whole = async ({ first, rest }: PageAnswer) => first + (await rest);

describe('the page store', () => {
  it('asks once and answers as often as it is asked', async () => {
    const request = jest.fn(() => answer('page'));
    const store = createPageStore(request);
    const [one, two] = await Promise.all([store.fetch('/a.txt'), store.fetch('/a.txt')]);
    expect([await whole(one), await whole(two)]).toEqual(['page', 'page']);
    expect(two.type).toBe('text/plain');
    expect(await whole(await store.fetch('/a.txt'))).toBe('page');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure, and after a status that is none', async () => {
    const request = jest
      .fn<Promise<Response>, []>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockReturnValueOnce(answer('gone', 404))
      .mockReturnValueOnce(answer('page'));
    const store = createPageStore(request);
    await expect(store.fetch('/a.txt')).rejects.toThrow('offline');
    expect((await store.fetch('/a.txt')).status).toBe(404);
    expect(await whole(await store.fetch('/a.txt'))).toBe('page');
  });

  it('counts a page as failed whose files do not come', async () => {
    const complete = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('whole page');
    const request = jest.fn(() => answer('page'));
    const store = createPageStore(request, complete);
    await expect(store.fetch('/a.txt')).rejects.toThrow('gone');
    expect(await whole(await store.fetch('/a.txt'))).toBe('whole page');
    expect(complete.mock.calls).toEqual([
      ['page', undefined],
      ['page', undefined],
    ]);
  });

  it('fetches ahead what nobody wants yet, and makes it whole when someone does', async () => {
    const complete = jest.fn((data: string) => Promise.resolve(`whole ${data}`));
    const request = jest.fn((...asked: Parameters<typeof fetch>) => answer(`page ${asked.length}`));
    const store = createPageStore(request, complete);
    expect(await store.fetchAhead('/a.txt')).toBe(true);
    expect(await store.fetchAhead('/a.txt')).toBe(false);
    expect(request.mock.calls[0]?.[1]?.priority).toBe('low');
    expect(complete).not.toHaveBeenCalled();
    expect(await whole(await store.fetch('/a.txt'))).toBe('whole page 2');
    expect(await whole(await store.fetch('/a.txt'))).toBe('whole page 2');
    expect(complete).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of what failed ahead', async () => {
    const request = jest
      .fn<Promise<Response>, []>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockReturnValueOnce(answer('page'));
    const store = createPageStore(request);
    await store.fetchAhead('/a.txt');
    expect(await whole(await store.fetch('/a.txt'))).toBe('page');
  });

  it('asks again for what is old', async () => {
    let time = 0;
    const request = jest.fn(() => answer('page'));
    const store = createPageStore(request, undefined, () => time);
    await store.fetch('/a.txt');
    time = 299_999;
    await store.fetch('/a.txt');
    expect(request).toHaveBeenCalledTimes(1);
    time = 300_000;
    await store.fetch('/a.txt');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('a page that comes in parts', () => {
  const encoder = new TextEncoder();
  /** A page as it arrives: what is sent comes, until it ends or breaks off. */
  const arriving = () => {
    let stream: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({ start: (controller) => void (stream = controller) });
    return {
      response: new Response(body, { headers: { 'Content-Type': 'text/plain' } }),
      send: (text: string) => stream?.enqueue(encoder.encode(text)),
      end: () => stream?.close(),
      breakOff: () => stream?.error(new TypeError('broken off')),
    };
  };
  const first = '0:{"b":"b1"}\nfirst';

  it('is there with its first part, each part made whole for itself', async () => {
    const { response, send, end } = arriving();
    const complete = jest.fn((data: string) => Promise.resolve(`[${data}]`));
    const store = createPageStore(() => Promise.resolve(response), complete);
    send(first.slice(0, 5));
    send(first.slice(5) + restMark + 're');
    const page = await store.fetch('/a.txt');
    expect(page.first).toBe(`[${first}]`);
    send('st');
    end();
    expect(await page.rest).toBe('[rest]');
    expect(complete.mock.calls).toEqual([
      [first, 'b1'],
      ['rest', 'b1'],
    ]);
  });

  it('is asked for again when its rest was lost', async () => {
    const lost = arriving();
    const found = arriving();
    const request = jest
      .fn<Promise<Response>, []>()
      .mockResolvedValueOnce(lost.response)
      .mockResolvedValueOnce(found.response);
    const store = createPageStore(request);
    lost.send(first + restMark);
    const page = await store.fetch('/a.txt');
    lost.breakOff();
    await expect(page.rest).rejects.toThrow('broken off');
    found.send(`${first}${restMark}rest`);
    found.end();
    expect(await (await store.fetch('/a.txt')).rest).toBe('rest');
  });

  it('is given to the router as it comes', async () => {
    let arrive: (rest: string) => void = () => {};
    const rest = new Promise<string>((resolve) => (arrive = resolve));
    const store = createPageStore(() => answer('first '));
    const { body, headers } = responseOf(await store.fetch('/a.txt'), rest);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(headers.get('Content-Type')).toBe('text/plain');
    expect((await reader?.read())?.value).toBe('first ');
    arrive('rest');
    expect((await reader?.read())?.value).toBe('rest');
    expect((await reader?.read())?.done).toBe(true);
  });
});

it('knows the file of a page', () => {
  expect([pageDataUrl('/'), pageDataUrl('/guide/theming')]).toEqual([
    '/index.txt',
    '/guide/theming.txt',
  ]);
});
