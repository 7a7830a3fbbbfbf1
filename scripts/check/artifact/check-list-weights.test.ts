/** @jest-environment node */
import { checkListWeights, listWeightReport } from './check-list-weights';

/** A page of some examples that weighs so many bytes. */
function list(item: string, count: number, size: number) {
  const url = `/components/${item}/examples`;
  return { url, html: ' data-live="waiting"'.repeat(count), references: [], size };
}
const few = [list('badge', 3, 90_000), list('icon', 3, 110_000)];
const weighed = (pages: readonly ReturnType<typeof list>[]) => {
  const sizes = new Map(pages.map(({ url, size }) => [url, size]));
  return [({ url }: { url: string }) => sizes.get(url) ?? 0, pages] as const;
};

it('accepts pages of many examples that are as light as those of three', () => {
  expect(checkListWeights(...weighed([...few, list('table', 34, 109_000)]))).toEqual([]);
});

it('finds a page of many examples that is heavier, and says by how much', () => {
  const pages = weighed([...few, list('table', 34, 111_000)]);
  expect(checkListWeights(...pages).map(({ path }) => path)).toEqual([
    '/components/table/examples',
  ]);
  expect(listWeightReport(...pages).join()).toContain('34 examples, 97.7 KB with 3, 11.0 % more');
});

it('leaves other pages alone', () => {
  const overview = { ...list('table', 9, 500_000), url: '/components/table/overview' };
  expect(checkListWeights(...weighed([...few, overview]))).toEqual([]);
});
