/** @jest-environment node */
import { fetchParts, withParts } from './page-parts';

const mark = '\u001F';

it('inserts the parts', () => {
  const parts = Array.from({ length: 37 }, (_, at) => `${at}:$& part\n`);
  const data = `1:"a"\n${mark}0${mark}0:{"b":"b1"}\n${mark}10${mark}`;
  expect(withParts(data, parts)).toBe(`1:"a"\n0:$& part\n0:{"b":"b1"}\n36:$& part\n`);
});

it('refuses data with a part that does not exist', () => {
  expect(() => withParts(`${mark}2${mark}`, ['a'])).toThrow('A page has no part 2.');
});

it.each(['{"a":1}', '"text"', '["a",1]', 'null', '["ha'])(
  'refuses parts of another form: %s',
  async (text) => {
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response(text)) });
    await expect(fetchParts(`form ${text}`)).rejects.toThrow();
  },
);

it('fetches the parts of a build once, and again after a failure', async () => {
  const fetch = jest.fn(() => Promise.resolve(new Response('', { status: 404 })));
  Object.assign(globalThis, { fetch });
  await expect(fetchParts('b1')).rejects.toThrow('404');
  fetch.mockImplementation(() => Promise.resolve(new Response('["a"]')));
  expect(await Promise.all([fetchParts('b1'), fetchParts('b1')])).toEqual([['a'], ['a']]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledWith('/_next/static/site/parts-b1.json', expect.anything());
});
