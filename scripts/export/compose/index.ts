/**
 * Puts several versions of the site side by side, as one folder that any static host can serve.
 *
 *   npm run compose -- 22=../out22 21=../out21 [--to <folder>]
 *
 * Reads   builds of the site, each made with BASE_PATH set to the name it is given here: `22=../out22` was
 *         built with BASE_PATH=/22. What is newest is told by the release they document.
 * Writes  into .generated/composed (or --to, whose content is replaced) each build below its name, with the one
 *         list of versions. Older ones get a banner, are kept from search engines and name the newest as
 *         canonical. At the root: robots.txt, the list of versions, what leads into the newest, and the rules
 *         of every host.
 * Fails   when a name cannot be one, a folder holds no build, was built for another path or another host, or
 *         when the folder to write to holds something else. Nothing is written then.
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
