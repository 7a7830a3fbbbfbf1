/**
 * Builds the whole site.
 *
 * Reads   content/, the installed packages and the code of the site.
 * Writes  .generated/, public/live/ and out/, which any static host can serve. With `--to <folder>` that folder
 *         instead: what is in out/ stays.
 * Fails   when a generator, `next build` or the completion of the export fails, and on any type error.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/shared/main';
import { build } from './build';
import { buildInto } from './set-aside';

main(() => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  return values.to === undefined ? build() : buildInto(values.to, build);
});
