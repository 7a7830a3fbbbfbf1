/** @jest-environment node */
import { createPageStore, pageDataUrl } from './page-store';

const answer = (text: string, status = 200) =>
  Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'text/plain' } }));

describe('the page store', () => {
  it('asks once and answers as often as it is asked', async () => {
    const request = jest.fn(() => answer('page'));
    const store = createPageStore(request);
    const [one, two] = await Promise.all([store.fetch('/a.txt'), store.fetch('/a.txt')]);
    expect([await one.text(), await two.text()]).toEqual(['page', 'page']);
    expect(two.headers.get('Content-Type')).toBe('text/plain');
    expect(await (await store.fetch('/a.txt')).text()).toBe('page');
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
    expect(await (await store.fetch('/a.txt')).text()).toBe('page');
  });

  it('counts a page as failed whose files do not come', async () => {
    const complete = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('whole page');
    const request = jest.fn(() => answer('page'));
    const store = createPageStore(request, complete);
    await expect(store.fetch('/a.txt')).rejects.toThrow('gone');
    expect(await (await store.fetch('/a.txt')).text()).toBe('whole page');
    expect(complete.mock.calls).toEqual([['page'], ['page']]);
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

it('knows the file of a page', () => {
  expect([pageDataUrl('/'), pageDataUrl('/guide/theming')]).toEqual([
    '/index.txt',
    '/guide/theming.txt',
  ]);
});
