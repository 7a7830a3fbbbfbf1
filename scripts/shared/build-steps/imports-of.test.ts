/** @jest-environment node */
import { importsOf } from './imports-of';
import { createProject, type Project } from './steps.fixture';

let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.remove());

it('finds everything that a program imports, also through types, exports, cycles and later imports', () => {
  project.write('a.ts', `import fs from 'node:fs';\nimport { b } from './lib/b';\nimport 'zod';`);
  project.write('lib/b.ts', `export { c } from '@/lib/c';\nimport type { D } from './d';`);
  project.write('lib/c.tsx', `const e = await import('../e.mjs');\nimport {\n  b,\n} from './b';`);
  project.write('lib/d/index.ts', `import './nothing-there';\nimport data from './data.json';`);
  project.write('lib/d/data.json', '{ "text": "from \\"./not-imported\\"" }');
  project.write('e.mjs', '');
  project.write('other.ts', '');
  expect(importsOf(['a.ts'])).toEqual([
    'a.ts',
    'e.mjs',
    'lib/b.ts',
    'lib/c.tsx',
    'lib/d/data.json',
    'lib/d/index.ts',
  ]);
});
