/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFontBudgets, checkPageBudgets, checkSiteBudget } from './budgets';

/** Text that does not compress. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => Math.sin(index).toString(36).slice(2, 12)).join('');

describe('checkPageBudgets', () => {
  const budgets = [{ url: '/guides', max: 2048 }];

  it('accepts a light page and reports a heavy one', () => {
    expect(checkPageBudgets([{ url: '/guides', html: '<p>' }], budgets)).toEqual([]);
    const heavy = checkPageBudgets([{ url: '/guides', html: noise(1000) }], budgets);
    expect(heavy).toMatchObject([{ path: '/guides', rule: 'budget/html' }]);
    expect(heavy[0]?.message).toMatch(/KB, more than 2 KB$/);
  });

  it('reports a budget without a page', () => {
    expect(checkPageBudgets([], budgets)).toMatchObject([{ rule: 'budget/missing' }]);
  });
});

it('adds up the fonts that a page loads together', () => {
  const sizes = { text: 40, code: 15, icons: 20 };
  const budgets = { text: 45, code: 60, example: 70 };
  expect(checkFontBudgets(sizes, budgets).map(({ rule }) => rule)).toEqual([
    'budget/fonts-example',
  ]);
});

it('limits the whole export, and its size per page', () => {
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
