/**
 * Builds the projects of examples on StackBlitz, and runs their tests. Projects with the same packages and
 * settings are compiled in one build, in which only their own dependencies are installed.
 *
 * Usage   `npm run test:projects` builds all of them, `-- --only <id>,<id>` only these.
 * Reads   public/live/open (run `npm run generate` first), the installed packages
 * Writes  .generated/reports/projects.json; a folder for temporary files, which it removes
 * Fails   when a project depends on other versions than the installed ones, or lacks a peer dependency; when
 *         one does not compile with its own strict options, and when a test fails.
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
import { packageProblems, packagesOf } from './packages';
import { readProjects } from './read-projects';
import { writeProject } from './write-project';

const pages = 'public/live/open';

/** Names a group by the packages that not all groups depend on. */
function nameOf({ manifest, projects }: Group, groups: readonly Group[]): string {
  const isCommon = (name: string) => groups.every((group) => name in packagesOf(group.manifest));
  const special = Object.keys(packagesOf(manifest)).filter((name) => !isCommon(name));
  const suffix = special.length === 0 ? '' : ` with ${special.join(', ')}`;
  return `${projects.length} ${projects.length === 1 ? 'project' : 'projects'}${suffix}`;
}

/** @returns whether the group builds and its tests pass */
async function testGroup(group: Group, folder: string): Promise<boolean> {
  const { manifest } = group;
  const problems = packageProblems(manifest, library.installedIn);
  for (const problem of problems) console.error(`package.json: ${problem}`);
  writeProject(group, folder, library.installedIn);
  const isBuilt = (await run(['ng', 'build', '--progress=false'], folder)) === 0;
  if (!('test' in manifest.scripts)) return problems.length === 0 && isBuilt;
  const isTested = (await run(['ng', 'test', '--no-watch', '--no-progress'], folder)) === 0;
  return problems.length === 0 && isBuilt && isTested;
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
      const isPassed = await testGroup(group, join(root, `group-${index}`));
      count[isPassed ? 'passed' : 'failed'] += group.projects.length;
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  writeReport('projects', count);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\nProjects for StackBlitz: ${count.passed} passed, ${count.failed} in failed groups, in ${groups.length} builds and ${seconds} s.`,
  );
  if (count.failed > 0) process.exitCode = 1;
});
