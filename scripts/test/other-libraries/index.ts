/**
 * Builds the sites of libraries that nobody here looks after and looks at them in a browser: does another
 * team's content become a site?
 *
 * Reads   e2e/fixtures/<library>, e2e/content/<library>.spec.ts.
 * Writes  .generated/content-tests/<library>: what its own team would have, and the built site.
 * Fails   when a library cannot be packed or installed, when its site does not build, or when it builds
 *         in spite of examples that do not compile without being told to keep going; when a test in the
 *         browser does, one of its own or one that holds for every site, and when a check finds something.
 *         `--only <library>` tries one.
 */
import { resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { workspaceOf } from '@/scripts/shared/external-content/create-workspace';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { prepareTinyLibrary } from './tiny-library';

/** Port of the served site; not that of the site's own tests. */
const port = process.env.E2E_PORT ?? '4305';

interface Library {
  name: string;
  /** Lays the folder that `--content` names, and returns it. */
  prepare: (folder: string) => Promise<string>;
  /** What the build says when it was not told to keep going. */
  refuses: string;
}

const libraries: readonly Library[] = [
  {
    name: 'tiny-library',
    prepare: prepareTinyLibrary,
    refuses: 'examples/tag/tag-size/tag-size.ts',
  },
  {
    name: 'library-repository',
    prepare: () => Promise.resolve(resolve('e2e/fixtures/library-repository/site')),
    refuses: '@angular/localize (button-localized)',
  },
];

async function tryLibrary({ name, prepare, refuses }: Library): Promise<void> {
  printStep(`Preparing ${name}`);
  const place = resolve('.generated/content-tests', name);
  const folder = await prepare(place);
  const content = ['--content', folder] as const;

  printStep(`Building ${name} without keeping going, which has to fail`);
  const refused = await capture(['tsx', 'scripts/commands/generate.ts', ...content]);
  if (refused.exitCode === 0) throw new Error(`${name}: nothing stopped the build`);
  if (!refused.output.includes(refuses)) {
    throw new Error(`${name}: expected the build to say "${refuses}"; it said\n${refused.output}`);
  }

  printStep(`Building ${name}`);
  const to = `${place}/out`;
  await runOrThrow(['tsx', 'scripts/commands/build.ts', ...content, '--to', to, '--keep-going']);

  printStep(`Looking at ${name}`);
  process.env.CONTENT_ROOT = workspaceOf(folder);
  process.env.CONTENT_OUT = to;
  process.env.E2E_PORT = port;
  await runOrThrow(['playwright', 'test', '--config', 'playwright-content.config.ts', name]);

  printStep(`Walking through ${name} as through every site`);
  // The other half looks at colors and widths, which are those of this site.
  await runOrThrow(['tsx', 'scripts/commands/e2e.ts', ...content, 'walks']);

  printStep(`Checking ${name}`);
  await runOrThrow(['tsx', 'scripts/commands/check.ts', ...content]);
}

main(async () => {
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? undefined : process.argv[at + 1];
  const chosen = libraries.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--only: there is no library "${only ?? ''}"`);
  const started = performance.now();
  for (const library of chosen) await tryLibrary(library);
  console.log(`\n${chosen.length} built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
});
