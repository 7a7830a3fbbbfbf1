/** @jest-environment node */
import { checkListWeights, listWeightReport } from './check-list-weights';

/** A page with a number of examples and a size in bytes. */
function list(item: string, count: number, size: number) {
  const url = `/components/${item}/examples`;
  return { url, html: ' data-live="waiting"'.repeat(count), references: [], size };
}
const few = [list('badge', 3, 90_000), list('icon', 3, 110_000)];
const weighed = (pages: readonly ReturnType<typeof list>[]) => {
  const sizes = new Map(pages.map(({ url, size }) => [url, size]));
  return [({ url }: { url: string }) => sizes.get(url) ?? 0, pages] as const;
};

it('accepts pages with many examples that weigh as much as pages with three', () => {
  expect(checkListWeights(...weighed([...few, list('table', 34, 109_000)]))).toEqual([]);
});

it('reports a page with many examples that is heavier, and by how much', () => {
  const pages = weighed([...few, list('table', 34, 116_000)]);
  expect(checkListWeights(...pages).map(({ path }) => path)).toEqual([
    '/components/table/examples',
  ]);
  expect(listWeightReport(...pages).join()).toContain('34 examples, 97.7 KB with 3, 16.0 % more');
});

it('ignores other pages', () => {
  const overview = { ...list('table', 9, 500_000), url: '/components/table/overview' };
  expect(checkListWeights(...weighed([...few, overview]))).toEqual([]);
});
