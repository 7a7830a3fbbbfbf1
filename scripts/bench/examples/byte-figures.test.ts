/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byteFigures } from './byte-figures';

let served: string;
beforeEach(() => {
  served = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(served, 'live'));
  for (const name of ['base.js', 'shared.js', 'a.js', 'b.js', 'a.json', 'b.json']) {
    writeFileSync(join(served, 'live', name), name);
  }
  // Incompressible data: 20 KB stay 20 KB in gzip.
  const noise = Array.from({ length: 20_480 }, (_, index) => (index * index * 7919) % 251);
  writeFileSync(
    join(served, 'live/b.js'),
    Buffer.from(noise.map((n, i) => (n * 31 + i * i) % 256)),
  );
});
afterEach(() => rmSync(served, { recursive: true }));

it('separates the own and the shared scripts of examples, the heaviest first', () => {
  const lines = byteFigures(
    {
      base: ['/live/base.js'],
      examples: { a: ['/live/shared.js', '/live/a.js'], b: ['/live/shared.js', '/live/b.js'] },
      stages: { a: '/live/a.json?v=1', b: '/live/b.json?v=1' },
    },
    served,
  );
  expect(lines[0]).toMatch(/^Bytes of 2 examples/);
  expect(lines[2]).toMatch(/ b$/);
  expect(lines[3]).toBe('     0.0     0.0     0.0  a');
  expect(Number.parseFloat(lines[2] ?? '')).toBeGreaterThan(0.1);
});
