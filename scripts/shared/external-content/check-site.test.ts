/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainLoadError, faultsOfPackages } from './check-site';

const file = '/docs/site.ts';

it('names the file of the author in each fault of the definition', () => {
  const error = new Error(
    'site.ts: name: the field is missing\nsite.ts: nam: there is no such field',
  );
  expect(explainLoadError(error, file)).toBe(
    `${file}: name: the field is missing\n${file}: nam: there is no such field`,
  );
});

it('reports syntax errors with line and column, without advice', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/project/content/site.ts:12:3: ERROR: Expected "}" but found "id"',
  );
  expect(explainLoadError(error, file)).toBe(`${file}:12:3: Expected "}" but found "id"`);
  expect(explainLoadError(new Error('x is not defined\n  at y'), file)).toBe(
    `${file}: x is not defined`,
  );
});

it('names packages that are not installed, and the nearest dependency', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'package.json'), '{"dependencies": {"@acme/ui": "1.0.0"}}');
  const faults = (npm: string, option?: string) =>
    faultsOfPackages({ packages: [{ key: 'ui', npm }] }, folder, option);
  expect(faults('@acme/uii')).toEqual([
    'packages[0].npm: "@acme/uii" is not installed; did you mean "@acme/ui"?',
  ]);
  expect(faults('other-library', '--legacy-peer-deps')).toEqual([
    `packages[0].npm: "other-library" is not installed; run npm install --legacy-peer-deps other-library in ${folder}`,
  ]);
  expect(faults('other-library')).toEqual([
    `packages[0].npm: "other-library" is not installed; run npm install other-library in ${folder}`,
  ]);
  expect(faults('@angular/cdk')).toEqual([]);
});

it('names entry points of other packages', () => {
  const carvedOut = [{ docId: 'ui-a', entryPoint: '@angular/cdj/a11y', folder: 'a/' }];
  expect(
    faultsOfPackages({ packages: [{ key: 'cdk', npm: '@angular/cdk' }], carvedOut }, '/docs'),
  ).toEqual([
    'carvedOut[0].entryPoint: expected an entry point of @angular/cdk, not "@angular/cdj/a11y"',
  ]);
});
