import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endingOf, textEndings } from '@/lib/routes/hosts/content-types';
import { isCompressed } from '@/lib/routes/hosts/host-files';
import { listFiles } from '@/scripts/shared/list-files';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which a file fits into what is sent first anyway. */
const least = 1000;
/** The three steps above it take twelve times as long, and save a twelfth. */
const quality = { usual: 8, best: 11 };
/** What someone waits for is worth the time: texts, what a press brings, the few scripts that every page fetches. */
const isAwaited = (file: string) => /\.(?:html|css|txt)$|^_next\/.*\.js(?:on)?$/.test(file);
/** As many as zlib has threads; more would only wait, with their files in memory. */
const atOnce = 4;

/**
 * Lays beside each text its compressed twins, `.br` and `.gz`, for hosts that send what lies there: better
 * compressed than they do while someone waits.
 *
 * @returns what that came to, in words
 */
export async function compressTexts(out: string): Promise<string> {
  const files = listFiles(out);
  for (const file of files.filter(isCompressed)) rmSync(join(out, file));
  const texts = files.filter((file) => textEndings.includes(endingOf(file)) && !isCompressed(file));
  const sizes = { br: 0, gz: 0 };

  const compress = async (file: string) => {
    const bytes = readFileSync(join(out, file));
    if (bytes.length < least) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isAwaited(file) ? quality.best : quality.usual,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    for (const [ending, twin] of [
      ['br', br],
      ['gz', gz],
    ] as const) {
      writeFileSync(join(out, `${file}.${ending}`), twin);
      sizes[ending] += twin.length;
    }
  };
  const waiting = [...texts];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(file);
    }),
  );
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return `Compressed twins of ${megabytes(sizes.br)} MB (brotli) and ${megabytes(sizes.gz)} MB (gzip) beside the texts`;
}
