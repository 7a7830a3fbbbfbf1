/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readWithLocalImports } from './local-imports';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const namesOf = (file: string) =>
  [...readWithLocalImports(file).keys()].map((path) => relative(folder, path));

it('follows imports of local files, with their templates and stylesheets', () => {
  write('tokens/index.ts', `export * from './size.js';`);
  write('tokens/size.ts', `import '../providers';`);
  write('lazy.ts', `@Component({ templateUrl: './a.html', styleUrls: ["a.css", 'b.css'] })`);
  for (const name of ['a.html', 'a.css', 'b.css']) write(name, '');
  const providers = write(
    'providers.ts',
    `import { inject } from '@angular/core';\nimport { size } from './tokens';\nconst a = () => import('./lazy');`,
  );
  expect(namesOf(providers)).toEqual([
    'providers.ts',
    'tokens/index.ts',
    'tokens/size.ts',
    'lazy.ts',
    'a.html',
    'a.css',
    'b.css',
  ]);
});

it('names a missing file, and the file that imports it', () => {
  const file = write('broken.ts', `import './gone';`);
  expect(() => readWithLocalImports(file)).toThrow(`${file}: there is no file "./gone"`);
});
