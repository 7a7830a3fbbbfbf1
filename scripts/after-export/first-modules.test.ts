/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstModulesOf } from './first-modules';
import { chunk, exporting, firstModule } from './sample-chunks.fixture';

let out: string;
const write = (name: string, text: string) => {
  const folder = join(out, '_next/static/chunks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'first-modules-'))));
afterEach(() => rmSync(out, { recursive: true }));

const first = firstModule(31, [8, 9, 8]);

it('are those that the module uses which reads the page’s data, in their order, each once', () => {
  write('other.js', chunk(exporting(4, 'Other')));
  write('app.js', chunk(exporting(30, 'Before'), first, exporting(32, 'After')));
  expect(firstModulesOf(out)).toEqual([8, 9]);
});

it('are found where it is the only module of its script', () => {
  write('app.js', chunk(first));
  expect(firstModulesOf(out)).toEqual([8, 9]);
});

it('fail the build when there is no such module, or it uses none', () => {
  write('app.js', chunk(exporting(30, 'Other'), '31,e=>{self.__next_f.push(1)}'));
  expect(() => firstModulesOf(out)).toThrow('No script in');
});
