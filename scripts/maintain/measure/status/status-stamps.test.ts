/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importsOf, scriptOf } from './imports';
import {
  obsoleteStatus,
  outdatedParts,
  outdatedStatus,
  type StatusItem,
  statusItems,
} from './status-stamps';

it('is up to date in content/measured', () => {
  const outdated = outdatedStatus();
  const report =
    outdated.length === 0
      ? ''
      : `Run "npm run measure" and commit content/measured. Out of date:\n${outdated.join('\n')}`;
  expect(report).toBe('');
});

const items = statusItems();
const [first] = items;
if (!first) throw new Error('there are no items');
const file = join(mkdtempSync(join(tmpdir(), 'status-')), 'item.json');
const item: StatusItem = { ...first, file };
const run = item.run && { from: item.run, examples: 1, violations: [], tooWide: [] };
const size = { from: item.size, gzip: 10, imports: ['A'] };
const partsOf = (content: object) => {
  writeFileSync(file, JSON.stringify(content));
  return outdatedParts(item);
};

it('names the parts whose sources changed', () => {
  expect(outdatedParts({ ...item, file: `${file}.none` })).toEqual(['missing']);
  expect(partsOf({ size, run })).toEqual([]);
  expect(partsOf({ size: { ...size, from: { ...item.size, packages: 'a 1' } }, run })).toEqual([
    'size',
  ]);
  expect(partsOf({ size, run: run && { ...run, from: { ...run.from, axe: '1' } } })).toEqual([
    'run',
  ]);
  expect(partsOf({ run })).toEqual(['size']);
  expect(partsOf({ size: null, run })).toEqual([]);
});

it('finds the files of items that no longer exist', () => {
  expect(obsoleteStatus(items)).toEqual([]);
  expect(obsoleteStatus(items.slice(1))).toEqual([first.file]);
});

it('imports what templates and injectors use, or else functions, and nothing for tests', () => {
  const names = (id: string) =>
    items.flatMap((each) =>
      each.item.id === id ? importsOf(each.item).map(({ name }) => name) : [],
    );
  expect(names('button')).toContain('MatButton');
  expect(names('button')).not.toContain('MatButtonModule');
  expect(names('coercion')).toContain('coerceBooleanProperty');
  expect(names('test-harnesses')).toEqual([]);
});

it('writes an application that keeps what it imports', () => {
  const text = scriptOf([
    { name: 'A', from: 'x' },
    { name: 'B', from: 'y' },
  ]);
  expect(text).toContain("import { A } from 'x';\nimport { B } from 'y';");
  expect(text).toContain('[A, B]');
});
