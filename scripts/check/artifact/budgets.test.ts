/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFontBudgets, checkPageBudgets, checkSiteBudget } from './budgets';

/** Text that does not compress. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => Math.sin(index).toString(36).slice(2, 12)).join('');

describe('checkPageBudgets', () => {
  const budgets = [{ url: '/guides', most: 2048 }];

  it('lets a light page pass and names a heavy one', () => {
    expect(checkPageBudgets([{ url: '/guides', html: '<p>' }], budgets)).toEqual([]);
    const heavy = checkPageBudgets([{ url: '/guides', html: noise(1000) }], budgets);
    expect(heavy).toMatchObject([{ path: '/guides', rule: 'budget/html' }]);
    expect(heavy[0]?.message).toMatch(/KB, more than 2 KB$/);
  });

  it('finds a budget without a page', () => {
    expect(checkPageBudgets([], budgets)).toMatchObject([{ rule: 'budget/missing' }]);
  });
});

it('counts fonts together where they come together', () => {
  const sizes = { text: 40, code: 15, icons: 20 };
  const budgets = { text: 45, code: 60, example: 70 };
  expect(checkFontBudgets(sizes, budgets).map(({ rule }) => rule)).toEqual([
    'budget/fonts-example',
  ]);
});

it('holds the whole export to a limit, and to one for each page', () => {
  const out = mkdtempSync(join(tmpdir(), 'budgets-'));
  writeFileSync(join(out, 'a.html'), noise(100));
  writeFileSync(join(out, 'b.html'), noise(100));
  const rules = (all: number, page: number) =>
    checkSiteBudget(out, ['a.html', 'b.html'], 2, { all, page }).map(({ rule }) => rule);
  expect(rules(10_000, 5000)).toEqual([]);
  expect(rules(1000, 5000)).toEqual(['budget/site']);
  expect(rules(10_000, 500)).toEqual(['budget/site']);
  rmSync(out, { recursive: true });
});
