/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkCompressedFiles } from './check-compressed-files';

const out = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(out, { recursive: true }));

it('reports precompressed files without an original, and outdated ones', () => {
  const files = {
    'a.css': 'now',
    'a.css.br': brotliCompressSync('now'),
    'a.css.gz': gzipSync('before'),
    'b.css.br': brotliCompressSync('now'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  expect(
    checkCompressedFiles(out, Object.keys(files)).map(({ path, message }) => [path, message]),
  ).toEqual([
    ['/a.css.gz', 'its content is not that of a.css'],
    ['/b.css.br', 'there is no uncompressed file'],
  ]);
});
