/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/scripts/shared/list-files';
import { compressTexts } from './compress-texts';

const out = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(out, { recursive: true }));

it('writes compressed copies of long texts, and removes old ones', async () => {
  const text = 'p { color: red }\n'.repeat(200);
  mkdirSync(join(out, 'themes'));
  writeFileSync(join(out, 'themes/long.css'), text);
  writeFileSync(join(out, 'themes/short.css'), 'p { color: red }');
  writeFileSync(join(out, 'themes/picture.png'), text);
  writeFileSync(join(out, 'themes/gone.css.br'), 'left by an earlier run');
  expect(await compressTexts(out)).toMatch(/Brotli.*gzip/);
  const read = (name: string) => readFileSync(join(out, 'themes', name));
  expect(brotliDecompressSync(read('long.css.br')).toString()).toBe(text);
  expect(gunzipSync(read('long.css.gz')).toString()).toBe(text);
  expect(listFiles(out)).toEqual([
    'themes/long.css',
    'themes/long.css.br',
    'themes/long.css.gz',
    'themes/picture.png',
    'themes/short.css',
  ]);
});
