/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkTwins } from './check-twins';

const out = mkdtempSync(join(tmpdir(), 'twins-'));
afterAll(() => rmSync(out, { recursive: true }));

it('finds twins of nothing, and of an earlier text', () => {
  const files = {
    'a.css': 'now',
    'a.css.br': brotliCompressSync('now'),
    'a.css.gz': gzipSync('before'),
    'b.css.br': brotliCompressSync('now'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  expect(checkTwins(out, Object.keys(files)).map(({ path, message }) => [path, message])).toEqual([
    ['/a.css.gz', 'it is not a.css'],
    ['/b.css.br', 'it lies beside no file'],
  ]);
});
