/** @jest-environment node */
import { JSDOM } from 'jsdom';
import type { Anatomy } from '@/content/anatomy/types';
import { allItems, findItem } from '@/lib/catalogue/items';
import { findExample } from '@/lib/examples/catalogue';
import { prerenderedHtml } from '@/lib/examples/manifest';
import { claims } from '@/lib/examples/of-item';
import { allAnatomies } from './anatomies';

/** Items of Material that cannot be drawn, because they have no single shape. */
const nothingToDraw = ['core', 'ripple'];

it('has a row for every component of Material that can be drawn', () => {
  const drawn = new Set(
    allAnatomies()
      .filter(({ packageName }) => packageName === 'material')
      .map(({ item }) => item),
  );
  const missing = allItems()
    .filter(({ packageName, id }) => packageName === 'material' && !drawn.has(id))
    .map(({ id }) => id);
  expect(missing).toEqual(nothingToDraw.filter((id) => findItem(id)));
});

it.each(allAnatomies().map((row) => [`${row.packageName}-${row.item}`, row] as const))(
  '%s: names an item, and an example of it that runs',
  (_, { packageName, item: id, example: exampleId, parts }) => {
    const item = findItem(id, packageName);
    const example = findExample(exampleId);
    expect([item?.packageName, example?.kind]).toEqual([packageName, 'live']);
    expect(item && example && claims(item, example)).toBe(true);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    // A part without a figure needs a description in words.
    for (const part of parts)
      expect([part.name, part.figures ?? part.is]).not.toEqual([part.name, undefined]);
  },
);

it('draws no item twice', () => {
  const names = allAnatomies().map(({ packageName, item }) => `${packageName}-${item}`);
  expect(new Set(names).size).toBe(names.length);
});

/** Whether a row's parts appear only after a press, or fill a whole window. */
function needsInteraction({ press, hover, item }: Anatomy): boolean {
  return press !== undefined || hover !== undefined || item === 'scrolling';
}

it.each(
  allAnatomies()
    .filter((row) => !needsInteraction(row))
    .map((row) => [`${row.packageName}-${row.item}`, row] as const),
)('%s: what is drawn, and its parts, are in the pre-rendered example', (_, row) => {
  const { document } = new JSDOM(prerenderedHtml(row.example)).window;
  const drawn = document.querySelector(row.draw);
  expect(drawn).not.toBeNull();
  const missing = row.parts.filter(({ at }) => at !== '' && !drawn?.querySelector(at));
  expect(missing.map(({ at }) => at)).toEqual([]);
});
