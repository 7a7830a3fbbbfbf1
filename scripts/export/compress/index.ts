/**
 * Compresses the texts of a completed export.
 *
 * Reads   out/ (or the folder in the first argument).
 * Writes  into it a `.br` and a `.gz` copy of each text. With `--release` they are as small as possible, which
 *         takes half a minute. Copies of an earlier run are replaced.
 * Fails   when there is no such folder.
 */
import { isRelease } from '@/scripts/shared/is-release';
import { main } from '@/scripts/shared/main';
import { compressTexts } from './compress-texts';

main(async () => {
  const [out = 'out'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  console.log(await compressTexts(out, isRelease() ? 'best' : 'fast'));
});
