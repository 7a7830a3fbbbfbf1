import { type Page, test } from '@playwright/test';
import { cellsOfCommit, commitOfRun } from '@/scripts/shared/commit-sample';
import { expect } from '../support/expect';
import { conditions } from './conditions';
import { overflow } from './findings';
import { usualReader } from './reader';
import { walks } from './walks';

/*
 * Every walk in every condition. `npm test` takes one walk in every second condition, and other ones for each commit;
 * `npm run e2e:conditions` takes all of them and prints the table.
 */

const takesAll = process.env.E2E_CONDITIONS === 'all';
const walkOf = cellsOfCommit(walks.length);
/** Independent of the walks, so that each condition meets each walk in the course of time. */
const cellOf = cellsOfCommit(2, `${commitOfRun()} conditions`);
const isTaken = (row: number) => takesAll || cellOf(row) === 0;

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const [row, condition] of conditions.entries()) {
  const { name, use = {}, prepare, reader, problems, scripts = true } = condition;
  if (!isTaken(row)) continue;
  test.describe(name, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'], ...use });
    for (const [column, walk] of walks.entries()) {
      if (!takesAll && column !== walkOf(row)) continue;
      test(walk.name, async ({ page }) => {
        const errors = errorsOf(page);
        await prepare?.(page);
        if (scripts) await walk.go(page, { ...usualReader, ...reader });
        else await walk.goWithoutScripts(page);
        await expect(page.getByText('This page broke')).toHaveCount(0);
        const found = [...(await overflow(page)), ...((await problems?.(page)) ?? [])];
        expect([...errors, ...found]).toEqual([]);
      });
    }
  });
}
