/**
 * Makes the live examples.
 *
 * Reads   content/examples/{material,cdk}/<area>/<id>/, content/doc-items.ts, .generated/api, the installed Angular packages,
 *         the color roles of the themes
 * Writes  .generated/examples/  catalogue.json, sources/<id>.json, html/<id>.html,
 *                               code/<id>.json, playgrounds/<id>.json, manifest.json
 *         .generated/live/      the Angular workspace and its cache
 *         public/live/          bundles, style sheets, fonts, playground pages, what pages fetch of single
 *                               examples: all that is served
 * Fails   with the file and the reason when an example breaks a rule, does not compile strictly or
 *         cannot be pre-rendered, or when a playground has an input that no control can show
 *
 * Nothing is done if no input has changed since the last run; `--force` runs all the same.
 */
import { existsSync } from 'node:fs';
import { generatedFiles } from '@/lib/generated/files';
import { listFiles } from '@/scripts/shared/list-files';
import { main } from '@/scripts/shared/main';
import { fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { buildExamples } from './build';
import { tokensFile } from './scheme-roles';

const examplesRoot = 'content/examples';
const generated = generatedFiles.examples.folder;
const served = 'public/live';
const stampFile = `${generated}/stamp`;

/** Everything the result depends on; the lock file stands for all installed packages. */
const inputs = [
  examplesRoot,
  'content/doc-items',
  'lib/catalogue',
  'lib/api',
  'lib/design',
  'lib/examples',
  'lib/markdown',
  'lib/playground',
  'lib/text',
  'public/themes',
  'scripts/live-examples',
  'scripts/shared',
];

// An example may leave a timer behind on the server; it must not keep the build waiting.
main(
  async () => {
    const files = inputs.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
    const stamp = fingerprintOfFiles([
      ...files,
      tokensFile,
      'content/themes.ts',
      'package-lock.json',
    ]);
    const isCurrent = existsSync(served) && isStamped(stampFile, stamp);
    if (isCurrent && !process.argv.includes('--force')) {
      console.log('examples: nothing has changed');
      return;
    }
    const report = await buildExamples({
      examplesRoot,
      workspace: '.generated/live',
      generated,
      served,
    });
    writeStamp(stampFile, stamp);
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
    console.log(
      `examples: ${report.examples} in the catalogue, ${report.live} live; ` +
        `compiled in ${seconds(report.compiled)}, pre-rendered in ${seconds(report.prerendered)}`,
    );
  },
  { exit: true },
);
