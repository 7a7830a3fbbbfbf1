/**
 * Runs the tests of the live examples (harness examples included), the tests of claims that the texts make
 * about the library, and the test that no example leaves anything behind. The test runner is the Angular
 * builder's.
 *
 * Usage   `npm run test:leaks` runs only the last one, on every example.
 * Reads   the Angular workspace that `npm run generate` writes, content/examples and content/claims.
 * Writes  .generated/reports/examples.json.
 * Fails   when a test fails, when no test is found, and when the examples do not compile.
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
  // The builder resolves these patterns from the project's source folder.
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
  // Only the first reporter writes the output file.
  const reporters = ['--reporters', 'json', '--reporters', 'default'];
  const output = ['--output-file', resolve(reportFile('examples'))];
  process.exitCode = await run(
    ['ng', 'test', 'live', ...options, ...reporters, ...output],
    workspace,
  );
});
