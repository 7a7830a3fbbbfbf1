/**
 * Builds the pages from existing generated files, for test runs that have just generated them.
 *
 * Reads   .generated/, public/live/, content/ and the code of the site.
 * Writes  out/.
 * Fails   when `next build` or the completion of the export fails. `--as-exported` is as for `npm run build`.
 */
import { buildFromGenerated } from '@/scripts/export/build-site';
import { readBuildOptions } from '@/scripts/export/site-steps';
import { main } from '@/scripts/shared/main';

main(() => buildFromGenerated(readBuildOptions()));
