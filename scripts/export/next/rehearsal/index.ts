/**
 * Checks whether the site could be built with another version of Next: `npm run next-rehearsal -- <version or tag>`.
 *
 * Reads   that version from npm's registry, which it installs into a temporary folder beside the project's own
 *         React; `installed` stands for the one in node_modules. Besides next.config.mjs and fonts of app/fonts.
 * Writes  an export of a small application, with that version; prints which assumptions about Next hold on it. With
 *         `--json` it prints the outcomes as JSON only.
 * Fails   when the version cannot be installed, when it does not export the application, and when an assumption
 *         does not hold. Without a browser the assumptions about Next's client are left out, and it says so.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { versionOfPackage } from '@/scripts/shared/folder-of-package';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { exportSample } from '../contract/export-sample';
import { clientAssumptions } from './assumptions';
import { checkAssumptions, type Outcome } from './check-assumptions';
import { installNext } from './install-next';

/** The argument for the version that the project has. */
const installed = 'installed';

main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0) {
    throw new Error('Name one version: npm run next-rehearsal -- 16.4.6, or latest, or installed');
  }
  const root = version === installed ? '.' : await installNext(version);
  try {
    const outcomes = await checkAssumptions(await exportSample(root), hasBrowser());
    if (values.json) console.log(JSON.stringify(outcomes));
    else report(versionOfPackage(`${root}/node_modules/next`), outcomes);
  } finally {
    if (root !== '.') rmSync(root, { recursive: true, force: true });
  }
});

const hasBrowser = () => findBrowser() !== undefined;

/** @throws when an assumption does not hold */
function report(version: string, outcomes: readonly Outcome[]): void {
  console.log(`\nnext@${version}`);
  for (const { name, found, obstacle } of outcomes) {
    const verdict = found === undefined ? 'holds        ' : 'DOES NOT HOLD';
    console.log(`  ${obstacle === undefined ? verdict : 'not checked  '}  ${name}`);
    if (found !== undefined) console.log(`                 found: ${found.split('\n')[0]}`);
  }
  const obstacle = outcomes.find((outcome) => outcome.obstacle !== undefined)?.obstacle;
  if (obstacle !== undefined)
    console.log(`\nThe sample cannot be opened in a browser: ${obstacle}`);
  if (!hasBrowser()) {
    console.log(`  not checked: ${clientAssumptions.length} assumptions that take a browser`);
  }
  const broken = outcomes.filter((outcome) => outcome.found ?? outcome.obstacle).length;
  if (broken === 0) {
    console.log(`\nAll ${outcomes.length} assumptions hold.`);
    return;
  }
  throw new Error(
    `${broken} of ${outcomes.length} assumptions do not hold, or could not be checked, with next@${version}. ` +
      'Change what relies on them in scripts/export/next or lib/start/next; until then ' +
      '`npm run build -- --as-exported` serves what Next exports as it is.',
  );
}
