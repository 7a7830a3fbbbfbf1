/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import { haveSoundTypes } from './sound-types';

let folder: string;
beforeAll(() => {
  // In the project, where the compiler finds Angular.
  mkdirSync('.generated', { recursive: true });
  folder = mkdtempSync('.generated/sound-');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, angularCompilerOptions }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['accepts correct code', '', '{{ name }}', true],
  ['finds an error in code', 'const size: number = "1";', '{{ name }}', false],
  ['finds an error in a template', '', '{{ title }}', false],
])('%s', (_, code, template, isSound) => {
  const text = `import { Component } from '@angular/core';
${code}
@Component({ selector: 'a-b', template: '${template}' })
export class Sample {
  name = 'a';
}
`;
  writeFileSync(join(folder, 'sample.ts'), text);
  expect(haveSoundTypes(folder, ['sample.ts'])).toBe(isSound);
});
