/*
 * Makes the live examples.
 *
 * Reads   content/examples/{material,cdk}/<area>/<id>/, content/doc-items.ts, the installed Angular packages
 * Writes  .generated/examples/  catalogue.json, sources/<id>.json, html/<id>.html, manifest.json
 *         .generated/live/      the Angular workspace and its cache
 *         public/live/          bundles, stylesheet, fonts, playground pages: all that is served
 * Fails   with the file and the reason when an example breaks a rule, does not compile strictly or
 *         cannot be pre-rendered
 *
 * Nothing is done if no input has changed since the last run; `--force` runs all the same.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildExamples } from './build';
import { stampOf } from './stamp';

const examplesRoot = 'content/examples';
const generated = '.generated/examples';
const served = 'public/live';
const stampFile = `${generated}/stamp`;

const stamp = stampOf(
  [examplesRoot, 'content/doc-items', 'lib/examples', 'scripts/live-examples'],
  ['package-lock.json'],
);
const isCurrent =
  existsSync(served) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

if (isCurrent && !process.argv.includes('--force')) {
  console.log('examples: nothing has changed');
} else {
  await run();
}
// An example may leave a timer behind on the server; it must not keep the build waiting.
process.exit();

async function run(): Promise<void> {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  try {
    const report = await buildExamples({
      examplesRoot,
      workspace: '.generated/live',
      generated,
      served,
    });
    writeFileSync(stampFile, stamp);
    console.log(
      `examples: ${report.examples} in the catalogue, ${report.live} live; ` +
        `compiled in ${seconds(report.compiled)}, pre-rendered in ${seconds(report.prerendered)}`,
    );
  } catch (error) {
    // What is wrong stands in the message; a stack of the pipeline's own would only hide it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
