/**
 * Builds the documentation sites of other libraries and tests them in a browser, to check that the content of
 * other teams works.
 *
 * Reads   e2e/fixtures/<library>, e2e/content/<library>.spec.ts.
 * Writes  .generated/content-tests/<library>: the folder that its team would have, and the built site.
 *         .generated/sites/other-library-<library>: where it was built.
 * Fails   when a library cannot be packed or installed; when its site does not build, or builds without
 *         `--keep-going` although examples do not compile; when a browser test fails, either the library's
 *         own or one for every site; when a check reports a finding; and when a rebuild differs from a build from nothing.
 *         `--only <library>` tests one library. `--sample` tests only once what does not depend on the library, and
 *         builds once.
 */
import { resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import type { Command } from '@/scripts/shared/command';
import { workspaceOf } from '@/scripts/shared/external-content/generator';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runAndGetFailure, runOrThrow } from '@/scripts/shared/run-or-throw';
import { compareRebuild } from './compare-rebuild';
import { SharedPlace } from './shared-place';
import { prepareTinyLibrary } from './tiny-library';

/** The port of the served site; different from that of the site's own tests. */
const port = process.env.E2E_PORT ?? '4305';

/** The name of the folder in which all sites are built. */
const workspace = 'other-library';

interface Library {
  name: string;
  /** Creates the folder for `--content` and returns its path. */
  prepare: (folder: string) => Promise<string>;
  /** Text in the output of a build, about an example that does not compile. */
  expectedError: string;
  /** Examples whose projects for StackBlitz are built. */
  projects: readonly string[];
  /** Whether its tests also cover the other libraries with `--sample`. */
  sample: boolean;
}

const libraries: readonly Library[] = [
  {
    name: 'tiny-library',
    prepare: prepareTinyLibrary,
    expectedError: 'examples/tag/tag-size/tag-size.ts',
    projects: ['lamp-basic', 'meter-basic'],
    sample: true,
  },
  {
    name: 'library-repository',
    prepare: () => Promise.resolve(resolve('e2e/fixtures/library-repository/site')),
    expectedError: '@angular/localize (button-localized)',
    projects: [],
    sample: false,
  },
];

async function expectFailure({ name, expectedError }: Library, folder: string): Promise<void> {
  printStep(`Building ${name} without --keep-going, which must fail`);
  const build = await capture(['tsx', 'scripts/commands/generate.ts', '--content', folder]);
  if (build.exitCode === 0)
    throw new Error(`${name}: the build without --keep-going succeeded, but should fail`);
  if (!build.output.includes(expectedError)) {
    throw new Error(
      `${name}: expected the build to print "${expectedError}", but it printed\n${build.output}`,
    );
  }
}

async function testLibrary(library: Library, isComplete: boolean, isSample: boolean) {
  const { name } = library;
  printStep(`Preparing ${name}`);
  const place = resolve('.generated/content-tests', name);
  const folder = await library.prepare(place);
  const content = ['--content', folder] as const;

  if (isComplete) await expectFailure(library, folder);

  printStep(`Building ${name}`);
  const to = `${place}/out`;
  const command = ['tsx', 'scripts/commands/build.ts', ...content, '--keep-going'] as const;
  const build = (target: string): Command => [...command, '--to', target];
  if (isSample) await runOrThrow(build(to));
  else await compareRebuild(folder, to, build);

  printStep(`Testing ${name} in a browser`);
  process.env.CONTENT_ROOT = workspaceOf(folder);
  process.env.CONTENT_OUT = to;
  process.env.E2E_PORT = port;
  await runOrThrow(['playwright', 'test', '--config', 'playwright-content.config.ts', name]);

  if (isComplete) {
    printStep(`Running the tests for every site on ${name}`);
    // The other half of these tests checks colors and widths, which are the same as on this site.
    await runOrThrow(['tsx', 'scripts/commands/e2e.ts', ...content, 'walks']);
  }

  if (isComplete && library.projects.length > 0) {
    printStep(`Building projects of ${name}`);
    const only = ['--only', library.projects.join()] as const;
    const failure = await runAndGetFailure(['tsx', 'scripts/test/projects/index.ts', ...only], {
      cwd: workspaceOf(folder),
    });
    if (failure !== undefined) throw new Error(`${name}: ${failure}`);
  }

  printStep(`Checking ${name}`);
  await runOrThrow(['tsx', 'scripts/commands/check.ts', ...content]);
}

main(async () => {
  const index = process.argv.indexOf('--only');
  const only = index === -1 ? undefined : process.argv[index + 1];
  const chosen = libraries.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--only: unknown library "${only ?? ''}"`);
  const started = performance.now();
  const isSample = process.argv.includes('--sample');
  // So that Next and TypeScript compile what all sites share once.
  process.env.SITE_WORKSPACE = workspace;
  const place = new SharedPlace(resolve('.generated/sites', workspace));
  for (const library of chosen) {
    await place.use(library.name, () =>
      testLibrary(library, library.sample || !isSample, isSample),
    );
  }
  console.log(`\n${chosen.length} built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
});
