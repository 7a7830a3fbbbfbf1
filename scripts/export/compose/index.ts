/**
 * Puts several versions of the site side by side, as one folder that any static host can serve.
 *
 *   npm run compose -- 22=../out22 21=../out21 [--to <folder>]
 *
 * Reads   builds of the site, each built with its name here as BASE_PATH: `22=../out22` with BASE_PATH=/22. The
 *         newest is the one that documents the latest release.
 * Writes  into .generated/composed (or --to, whose content is replaced) each build below its name, with the list
 *         of all versions. Older ones get a banner, are not indexed, and have canonical links to the newest. At
 *         the root: robots.txt, the list of versions, redirects to the newest, and the rules of every host.
 * Fails   before it writes anything, when a name is invalid, a folder has no build or one for another path or
 *         host, or the folder to write to has other content.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/shared/main';
import { compose } from './compose';
import { readVersions } from './read-versions';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string', default: '.generated/composed' } },
    allowPositionals: true,
  });
  console.log(await compose(readVersions(positionals), values.to));
});
