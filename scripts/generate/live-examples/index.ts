/**
 * Makes the live examples.
 *
 * Reads   the examples where content/site.ts says they lie, content/doc-items.ts, .generated/api, the
 *         installed Angular packages, the color roles of the themes
 * Writes  .generated/examples/  catalogue.json, sources/<id>.json, html/<id>.html, code/<id>.json,
 *                               playgrounds/<id>.json, manifest.json, outcomes.json
 *         .generated/live/      the Angular workspace and its cache
 *         public/live/          bundles, style sheets, fonts, playground pages, what pages fetch of single
 *                               examples: all that is served
 * Fails   with the file and the reason when an example does not compile strictly or asks for a package
 *         that is not installed, unless told to `--keep-going`; when a playground has an input that no
 *         control can show; and, where the library is strict, when an example breaks a rule or cannot
 *         be pre-rendered. What does not stop it is told and stands in outcomes.json.
 *
 * Nothing is done if no input has changed since the last run; `--force` runs all the same.
 */
import { existsSync } from 'node:fs';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { keepsGoing } from '@/scripts/shared/keep-going';
import { listFiles } from '@/scripts/shared/list-files';
import { main } from '@/scripts/shared/main';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { buildExamples } from './build';
import { rootOf } from './layout';
import { tokensFile } from './scheme-roles';
import { tellOutcomes } from './tell-outcomes';
import { stampFileIn } from './write-generated';

const generated = generatedFiles.examples.folder;
const served = 'public/live';
const stampFile = stampFileIn(generated);

/** Everything the result depends on; the lock file stands for all installed packages. */
const inputs = [
  'content/doc-items',
  'lib/catalogue',
  'lib/api',
  'lib/design',
  'lib/examples',
  'lib/markdown',
  'lib/playground',
  'lib/text',
  'public/themes',
  'scripts/generate/live-examples',
  'scripts/shared',
];

// An example may leave a timer behind on the server; it must not keep the build waiting.
main(
  async () => {
    const keepGoing = keepsGoing();
    // Another site may have its tables in fewer files.
    const folders = [...inputs, rootOf(library.examples)].filter((folder) => existsSync(folder));
    const files = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
    const tables = [tokensFile, 'content/themes.ts', 'package-lock.json'];
    const stamp = fingerprint(
      JSON.stringify({ library, keepGoing }),
      fingerprintOfFiles([...files, ...optionalInputs(), ...tables]),
    );
    const isCurrent = existsSync(served) && isStamped(stampFile, stamp);
    if (isCurrent && !process.argv.includes('--force')) {
      console.log('examples: nothing has changed');
      return;
    }
    const { outcomes, compiled, prerendered } = await buildExamples({
      library,
      keepGoing,
      workspace: '.generated/live',
      generated,
      served,
    });
    writeStamp(stampFile, stamp);
    for (const line of tellOutcomes(outcomes)) console.log(line);
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
    const live = outcomes.examples.filter(({ state }) => state === 'live' || state === 'client');
    console.log(
      `examples: ${outcomes.examples.length} in the catalogue, ${live.length} live; ` +
        `compiled in ${seconds(compiled)}, pre-rendered in ${seconds(prerendered)}`,
    );
  },
  { exit: true },
);

/** The theme lies elsewhere, where there is one; not every site has measured its examples. */
function optionalInputs(): readonly string[] {
  const measures = [generatedFiles.exampleSizes].filter((file) => existsSync(file));
  return library.examples.styles === undefined ? measures : [...measures, library.examples.styles];
}
