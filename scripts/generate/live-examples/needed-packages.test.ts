/** @jest-environment node */
import { VERSION } from '@angular/core';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { explainMissing, missingPackages } from './needed-packages';

const scannedOf = (id: string, sources: Record<string, string>) => ({
  example: exampleFixture({ id }),
  folder: '',
  sources,
});

it('finds packages that are not installed, and the examples that need them', () => {
  const missing = missingPackages(
    [
      scannedOf('b', {
        'b.ts': `import '@acme/words/init';\nimport { signal } from '@angular/core';`,
      }),
      scannedOf('a', {
        'a.ts': `export * from './other';\nconst lazy = import('@acme/words');`,
        'a.spec.ts': `import 'test-runner-of-others';`,
      }),
    ],
    ['node_modules'],
  );
  expect(missing).toEqual([{ name: '@acme/words', neededBy: ['a', 'b'] }]);
  expect(explainMissing(missing)).toMatch(
    /@acme\/words \(a, b\)[\s\S]*npm install --save-dev @acme\/words\)[\s\S]*--keep-going/,
  );
});

it('names the version of a part of Angular, because npm installs no other beside overrides', () => {
  const missing = [{ name: '@angular/localize', neededBy: ['a'] }];
  expect(explainMissing(missing)).toContain(
    `(npm install --save-dev --save-exact @angular/localize@${VERSION.full})`,
  );
});
