/**
 * Runs the tests that lie beside the live examples, harness examples included, those of what the texts
 * say about the library, and the one that no example leaves anything behind, with the Angular builder's
 * own runner.
 *
 * Usage   `npm run test:leaks` runs the last of these alone, and over every example.
 * Reads   the Angular workspace that `npm run generate` has laid, content/examples and
 *         content/claims.
 * Writes  .generated/reports/examples.json.
 * Fails   when a test fails, when none is found, and when the examples do not compile.
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { run } from '@/scripts/shared/command';
import { main } from '@/scripts/shared/main';
import { reportFile } from './reports';

const workspace = '.generated/live';

main(async () => {
  if (!existsSync(join(workspace, 'angular.json'))) {
    throw new Error(`There is no Angular workspace in ${workspace}. Run \`npm run generate\`.`);
  }
  // The builder looks for tests from the project's source folder.
  const isSweep = process.argv.includes('--leaks');
  if (isSweep) process.env['EVERY_EXAMPLE'] = 'yes';
  const tests = [
    '--include',
    '*.spec.ts',
    ...(isSweep ? [] : ['content/examples', 'content/claims']).flatMap((folder) => [
      '--include',
      `${relative(join(workspace, 'src'), folder)}/**/*.spec.ts`,
    ]),
  ];
  const options = ['--no-watch', '--no-progress', ...tests];
  // A file can be given to the first reporter only.
  const reporters = ['--reporters', 'json', '--reporters', 'default'];
  const output = ['--output-file', resolve(reportFile('examples'))];
  process.exitCode = await run(
    ['ng', 'test', 'live', ...options, ...reporters, ...output],
    workspace,
  );
});
