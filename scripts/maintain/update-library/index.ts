/**
 * Updates the library, and the packages that compile it, to the newest versions that can be installed together:
 * `npm run update-library`, or `npm run update-library -- 22.2.6` for a version of the documented packages.
 *
 * Reads   the registry that npm is set up for, package.json, content/, the installed packages and the results
 *         of the last `npm run generate`.
 * Writes  package.json, package-lock.json and node_modules; content/api-history.json and content/measured;
 *         out/; and .generated/library-update.md: versions, what holds others back, symbols, tokens, drawings
 *         and sizes that differ, and what no longer holds: examples, texts, claims, defaults of playgrounds.
 *         `--no-build` leaves out/ as it is.
 * Fails   when the registry lacks the version, a package requires versions that cannot be installed, or npm
 *         cannot install them; and, after the report is written, when anything no longer holds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '@/content/site';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { checkAfterUpdate } from './check-after-update';
import { compareStates } from './compare-states';
import { installedPackages, withVersions } from './package-json';
import { npmRegistry } from './registry';
import { formatReport } from './report';
import { resolveVersions } from './resolve';
import { readState } from './state';

const reportFile = '.generated/library-update.md';
/** Packages with exact peers among the documented ones that use only stable interfaces of them. */
const mayLag = ['@angular/material-luxon-adapter'];
const isOfAngular = (name: string) => /^@angular(?:-devkit)?\//.test(name);

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-build': { type: 'boolean' } },
  });
  const documented = site.packages.map(({ npm }) => npm);
  const manifest = readFileSync('package.json', 'utf8');
  const before = installedPackages(manifest);
  printStep('Asking the registry');
  const resolution = resolveVersions(
    {
      installed: before,
      names: Object.keys(before).filter(isOfAngular),
      documented,
      version: positionals[0],
      mayLag,
    },
    npmRegistry(),
  );
  for (const { name, at, newest, because } of resolution.held) {
    console.log(`${name} stays at ${at}, newest ${newest}: ${because}`);
  }
  const changed = withVersions(manifest, resolution, mayLag);
  if (changed === manifest) {
    console.log('Everything is at the newest version that can be installed.');
    return;
  }
  printStep('Reading the present state');
  await runOrThrow(['tsx', 'scripts/generate/styling-tokens/index.ts']);
  const older = readState(documented);

  printStep('Installing');
  writeFileSync('package.json', changed);
  await runOrThrow(['npm', 'install', '--no-audit', '--no-fund']);
  const findings = await checkAfterUpdate({ builds: values['no-build'] !== true });
  const differences = compareStates(older, readState(documented));
  const report = formatReport({ before, resolution, differences, findings });
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, report);
  console.log(`\n${report}\nThis report is in ${reportFile}.`);
  if (findings.some(({ lines }) => lines.length > 0)) process.exitCode = 1;
});
