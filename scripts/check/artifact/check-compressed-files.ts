import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedEndings, isCompressed } from '@/lib/routes/hosts/host-files';
import type { Finding } from './finding';

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Reports precompressed files whose content differs from the original, because hosts would send it. */
export function checkCompressedFiles(out: string, files: readonly string[]): readonly Finding[] {
  const all = new Set(files);
  const read = (file: string) => readFileSync(join(out, file));
  return files.filter(isCompressed).flatMap((compressed): Finding[] => {
    const ending = compressedEndings.find((candidate) => compressed.endsWith(candidate));
    if (ending === undefined) return [];
    const file = compressed.slice(0, -ending.length);
    const found = (message: string) => [{ path: `/${compressed}`, rule: 'compressed', message }];
    if (!all.has(file)) return found('there is no uncompressed file');
    return unpack[ending](read(compressed)).equals(read(file))
      ? []
      : found(`its content is not that of ${file}`);
  });
}
