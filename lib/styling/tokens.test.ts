import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTokens, readTokens } from './tokens';

const button = { id: 'button', packageName: 'material' } as const;
const size = { name: 'size', property: '--mat-button-size', kind: 'other' };
const file = { item: 'button', groups: [{ mixin: 'button-overrides', tokens: [size] }] };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  writeFileSync(join(folder, 'button.json'), JSON.stringify(file));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the tokens of an item', () => {
  expect(readTokens(button, folder)).toEqual(file);
});

it('knows no tokens for other items, nor for the CDK', () => {
  expect(readTokens({ id: 'tree', packageName: 'material' }, folder)).toBeUndefined();
  expect(hasTokens({ id: 'button', packageName: 'cdk' }, folder)).toBe(false);
});

it('names the file and the field that is wrong', () => {
  writeFileSync(join(folder, 'button.json'), JSON.stringify({ ...file, groups: [{}] }));
  expect(() => readTokens(button, folder)).toThrow(/button\.json:[\s\S]*groups\[0\]\.mixin/);
});

it('says what to run when nothing was generated', () => {
  expect(() => hasTokens(button, join(folder, 'none'))).toThrow(/npm run generate/);
});
