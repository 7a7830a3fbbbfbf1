/**
 * Runs the tests that lie beside the live examples, harness examples included, and the test that
 * none of them leaves anything behind, with the Angular builder's own runner.
 *
 * Reads   the Angular workspace that `npm run generate` has laid, and content/examples.
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
  const examples = relative(join(workspace, 'src'), 'content/examples');
  const tests = [`${examples}/**/*.spec.ts`, '**/*.spec.ts'].flatMap((glob) => ['--include', glob]);
  const options = ['--no-watch', '--no-progress', ...tests];
  // A file can be given to the first reporter only.
  const reporters = ['--reporters', 'json', '--reporters', 'default'];
  const output = ['--output-file', resolve(reportFile('examples'))];
  process.exitCode = await run(
    ['ng', 'test', 'live', ...options, ...reporters, ...output],
    workspace,
  );
});
