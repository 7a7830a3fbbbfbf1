import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedEndings, isCompressed } from '@/lib/routes/hosts/host-files';
import type { Finding } from './finding';

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Compressed twins that hold something else than what they lie beside: hosts would send that. */
export function checkTwins(out: string, files: readonly string[]): readonly Finding[] {
  const all = new Set(files);
  const read = (file: string) => readFileSync(join(out, file));
  return files.filter(isCompressed).flatMap((twin): Finding[] => {
    const ending = compressedEndings.find((candidate) => twin.endsWith(candidate));
    if (ending === undefined) return [];
    const file = twin.slice(0, -ending.length);
    const found = (message: string) => [{ path: `/${twin}`, rule: 'twin', message }];
    if (!all.has(file)) return found('it lies beside no file');
    return unpack[ending](read(twin)).equals(read(file)) ? [] : found(`it is not ${file}`);
  });
}
