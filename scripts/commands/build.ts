/**
 * Builds the whole site.
 *
 * Reads   content/, the installed packages and the code of the site.
 * Writes  .generated/, public/live/ and out/, which any static host can serve. With `--to <folder>` it writes
 *         that folder instead, and leaves out/ as it is.
 * Fails   when a generator, `next build` or the completion of the export fails, and on any type error.
 *         `--keep-going` leaves out examples that do not compile. `--as-exported` leaves pages as Next exported
 *         them: larger and slower, and independent of how Next writes them.
 */
import '@/scripts/shared/check-environment';
import { parseArgs } from 'node:util';
import { build } from '@/scripts/export/build-site';
import { readBuildOptions } from '@/scripts/export/site-steps';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { forwardKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { buildInto } from '@/scripts/shared/place-build';

main(async () => {
  forwardKeepGoing();
  if (await ranForExternalContent('build')) return;
  const options = {
    to: { type: 'string' },
    'keep-going': { type: 'boolean' },
    'as-exported': { type: 'boolean' },
    release: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  const work = () => build(readBuildOptions());
  await (values.to === undefined ? work() : buildInto(values.to, work));
});
