/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeStamps } from './example-stamps';
import { prerenderChanged } from './prerender-changed';

let dir: string;
let common: string;
let examples: Record<string, string>;
let failing: readonly string[];
const rendered = jest.fn();

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rendered-'));
  writeFileSync(join(dir, 'angular.json'), '{}');
  common = '1';
  examples = { a: '1', b: '1', c: '1' };
  failing = [];
});

/** Renders; returns the HTML by id, and which examples were rendered. */
async function renderAll() {
  rendered.mockReset();
  writeStamps(dir, { common, examples });
  const { pages, failed } = await prerenderChanged(dir, Object.keys(examples), (dist, ids) => {
    expect(dist).toBe(join(dir, 'dist'));
    rendered(ids);
    const sound = ids.filter((id) => !failing.includes(id));
    return Promise.resolve({
      pages: sound.map((id) => ({ id, html: `${id}${examples[id]}`, styles: [id] })),
      failed: new Map(ids.filter((id) => failing.includes(id)).map((id) => [id, 'it throws'])),
    });
  });
  const html = Object.fromEntries(pages.map((page) => [page.id, page.html]));
  return { html, rendered: rendered.mock.calls.flat(2), failed: [...failed.keys()] };
}

const all = ['a', 'b', 'c'];

it('renders only the example that has changed, and keeps the order', async () => {
  expect((await renderAll()).rendered).toEqual(all);
  examples = { ...examples, b: '2' };
  const { html, rendered } = await renderAll();
  expect(rendered).toEqual(['b']);
  expect(Object.entries(html)).toEqual([
    ['a', 'a1'],
    ['b', 'b2'],
    ['c', 'c1'],
  ]);
  expect((await renderAll()).rendered).toEqual([]);
});

it('renders everything when what all examples are compiled with has changed', async () => {
  await renderAll();
  common = '2';
  expect((await renderAll()).rendered).toEqual(all);
  writeFileSync(join(dir, 'angular.json'), '{ "version": 1 }');
  expect((await renderAll()).rendered).toEqual(all);
});

it('renders failed examples again', async () => {
  await renderAll();
  examples = { ...examples, c: '2' };
  failing = ['c'];
  for (let time = 0; time < 2; time++) {
    expect(await renderAll()).toMatchObject({ rendered: ['c'], failed: ['c'] });
  }
});

it('renders everything without stamps of a compilation', async () => {
  const render = jest.fn().mockResolvedValue({ pages: [], failed: new Map() });
  await prerenderChanged(dir, all, render);
  expect(render).toHaveBeenCalledWith(join(dir, 'dist'), all);
});
