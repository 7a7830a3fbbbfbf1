/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTokens, readTokens } from './tokens';

const button = { id: 'button', packageName: 'material' } as const;
const size = { name: 'size', property: '--mat-button-size', kind: 'other' };
const file = { item: 'button', groups: [{ mixin: 'button-overrides', tokens: [size] }] };
let folder: string;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'tokens-'));
  folder = join(root, '.generated/tokens');
  mkdirSync(folder, { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  writeFileSync(join(folder, 'button.json'), JSON.stringify(file));
});
afterEach(() => jest.restoreAllMocks());

it('reads the tokens of an item', () => {
  expect(readTokens(button)).toEqual(file);
});

it('finds no tokens for other items, nor for the CDK', () => {
  expect(readTokens({ id: 'tree', packageName: 'material' })).toBeUndefined();
  expect(hasTokens({ id: 'button', packageName: 'cdk' })).toBe(false);
});

it('names the malformed file and field', () => {
  writeFileSync(join(folder, 'button.json'), JSON.stringify({ ...file, groups: [{}] }));
  expect(() => readTokens(button)).toThrow(/tokens\/button\.json: field groups\.0\.mixin/);
});

it('names the command to run when nothing was generated', () => {
  rmSync(folder, { recursive: true });
  expect(() => hasTokens(button)).toThrow(/npm run generate/);
});
