/**
 * Builds the projects that examples are handed over to StackBlitz as, and runs their tests where they have
 * some. Projects of the same packages and settings are compiled in one build, with nothing installed but
 * what they ask for.
 *
 * Usage   `npm run test:projects` takes all of them, `-- --only <id>,<id>` some.
 * Reads   public/live/open (run `npm run generate` first), the installed packages
 * Writes  .generated/reports/projects.json; a folder for temporary files, which it removes
 * Fails   when a project asks for other versions than the installed ones, or lacks a package that another
 *         cannot do without; when one does not compile as strictly as it says, and when a test fails.
 */
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { library } from '@/lib/catalogue/library';
import { run } from '@/scripts/shared/command';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { writeReport } from '@/scripts/test/reports';
import { type Group, groupProjects } from './group';
import { layOut } from './lay-out';
import { packageFaults, packagesOf } from './packages';
import { readProjects } from './read-projects';

const pages = 'public/live/open';

/** What tells a group from the others: the packages that not all of them ask for. */
function nameOf({ manifest, projects }: Group, groups: readonly Group[]): string {
  const isCommon = (name: string) => groups.every((group) => name in packagesOf(group.manifest));
  const special = Object.keys(packagesOf(manifest)).filter((name) => !isCommon(name));
  const suffix = special.length === 0 ? '' : ` with ${special.join(', ')}`;
  return `${projects.length} ${projects.length === 1 ? 'project' : 'projects'}${suffix}`;
}

/** @returns whether all is well with the group */
async function tryGroup(group: Group, folder: string): Promise<boolean> {
  const { manifest } = group;
  const faults = packageFaults(manifest, library.installedIn);
  for (const fault of faults) console.error(`package.json: ${fault}`);
  layOut(group, folder, library.installedIn);
  const isBuilt = (await run(['ng', 'build', '--progress=false'], folder)) === 0;
  if (!('test' in manifest.scripts)) return faults.length === 0 && isBuilt;
  const isTested = (await run(['ng', 'test', '--no-watch', '--no-progress'], folder)) === 0;
  return faults.length === 0 && isBuilt && isTested;
}

main(async () => {
  if (!existsSync(pages)) throw new Error(`There is no ${pages}/: run "npm run generate" first`);
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const groups = groupProjects(readProjects(pages, values.only?.split(',')));
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'projects-')));
  const count = { passed: 0, failed: 0 };
  const started = performance.now();
  try {
    for (const [index, group] of groups.entries()) {
      printStep(nameOf(group, groups));
      const isFine = await tryGroup(group, join(root, `group-${index}`));
      count[isFine ? 'passed' : 'failed'] += group.projects.length;
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  writeReport('projects', count);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\nProjects for StackBlitz: ${count.passed} in order, ${count.failed} in groups with faults, in ${groups.length} builds and ${seconds} s.`,
  );
  if (count.failed > 0) process.exitCode = 1;
});
