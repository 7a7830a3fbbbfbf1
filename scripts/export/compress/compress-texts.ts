import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipBytes } from 'node:zlib';
import { endingOf, textEndings } from '@/lib/routes/hosts/content-types';
import { isCompressed } from '@/lib/routes/hosts/host-files';
import { listFiles } from '@/scripts/shared/list-files';

const brotli = promisify(brotliCompress);
const zip = promisify(gzipBytes);

/** Smaller files fit into the first packets anyway. In bytes. */
const minBytes = 1000;
/** How well to compress: `best` is for what is published, and takes twenty times as long as `fast`. */
export type Effort = 'fast' | 'best';

/** Levels of gzip and Brotli; those of Brotli for files that visitors wait for, and for others. */
const levels = {
  fast: { gzip: 6, waitedFor: 5, other: 5 },
  best: { gzip: 9, waitedFor: 11, other: 8 },
} as const;
/** Whether visitors wait for a file: pages and their data, stylesheets, and scripts that every page loads. */
const isCritical = (file: string) => /\.(?:html|css|txt)$|^_next\/.*\.js(?:on)?$/.test(file);
/** The number of zlib's threads. More files would wait in memory. */
const concurrency = 4;

/**
 * Writes compressed copies of each text file, `.br` and `.gz`, for hosts that serve them. With
 * `best`, they are compressed better than hosts compress on request.
 *
 * @returns a summary in one line
 */
export async function compressTexts(out: string, effort: Effort = 'fast'): Promise<string> {
  const files = listFiles(out);
  for (const file of files.filter(isCompressed)) rmSync(join(out, file));
  const texts = files.filter((file) => textEndings.includes(endingOf(file)) && !isCompressed(file));
  const { gzip, waitedFor, other } = levels[effort];
  const sizes = { br: 0, gz: 0 };

  const compress = async (file: string) => {
    const bytes = readFileSync(join(out, file));
    if (bytes.length < minBytes) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isCritical(file) ? waitedFor : other,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: gzip })]);
    for (const [ending, compressed] of [
      ['br', br],
      ['gz', gz],
    ] as const) {
      writeFileSync(join(out, `${file}.${ending}`), compressed);
      sizes[ending] += compressed.length;
    }
  };
  const queue = [...texts];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(file);
    }),
  );
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return `Compressed copies of texts: ${megabytes(sizes.br)} MB (Brotli), ${megabytes(sizes.gz)} MB (gzip)`;
}
