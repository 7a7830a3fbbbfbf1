/**
 * Builds the live examples.
 *
 * Reads   the examples at the path in content/site.ts, content/doc-items.ts, content/measured, .generated/api,
 *         .generated/tokens, the installed Angular packages, the color roles of the themes
 * Writes  .generated/examples/  catalogue.json, sources/<id>.json, html/<id>.html, code/<id>.json,
 *                               playgrounds/<id>.json, manifest.json, outcomes.json
 *         .generated/live/      the Angular workspace and its cache
 *         public/live/          all served files: bundles, stylesheets, fonts, StackBlitz pages, and files
 *                               that pages fetch for single examples
 * Fails   with file and reason when an example does not compile in strict mode or needs a package that is not
 *         installed, unless `--keep-going` is set; when a playground has an input without a suitable control;
 *         and, if the library is strict, when an example breaks a rule or cannot be pre-rendered. Other
 *         problems are printed and written to outcomes.json.
 *
 * Does nothing if no input has changed since the last run. `--force` runs it anyway.
 */
import { existsSync } from 'node:fs';
import { allItems } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { measuresOf } from '@/lib/measured/measures';
import { keepsGoing } from '@/scripts/shared/keep-going';
import { listFiles } from '@/scripts/shared/list-files';
import { main } from '@/scripts/shared/main';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { buildExamples } from './build';
import { formatOutcomes } from './format-outcomes';
import { rootOf } from './layout';
import { tokensFile } from './scheme-roles';
import { stampFileIn } from './write-generated';

const generated = generatedFiles.examples.folder;
const served = 'public/live';
const stampFile = stampFileIn(generated);

/** Folders on which the result depends. The lock file, added below, represents all installed packages. */
const inputs = [
  'content/doc-items',
  'lib/catalogue',
  'lib/api',
  'lib/code-links',
  'lib/design',
  'lib/examples',
  'lib/markdown',
  'lib/playground',
  'lib/styling',
  'lib/text',
  'public/themes',
  'scripts/generate/live-examples',
  'scripts/shared',
];

// With `exit`, because a timer that an example left on the server must not block the build.
main(
  async () => {
    const keepGoing = keepsGoing();
    // Other sites may not have all of these folders.
    const folders = [...inputs, rootOf(library.examples)].filter((folder) => existsSync(folder));
    const files = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
    const tables = [tokensFile, 'content/themes.ts', 'package-lock.json'];
    const stamp = fingerprint(
      JSON.stringify({ library, keepGoing, measured: measuredExamples() }),
      fingerprintOfFiles([...files, ...optionalInputs(), ...tables]),
    );
    const isCurrent = existsSync(served) && isStamped(stampFile, stamp);
    if (isCurrent && !process.argv.includes('--force')) {
      console.log('Examples: unchanged, nothing to do.');
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
    for (const line of formatOutcomes(outcomes)) console.log(line);
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
    const live = outcomes.examples.filter(({ state }) => state === 'live' || state === 'client');
    console.log(
      `Examples: ${outcomes.examples.length} in the catalogue, ${live.length} live; ` +
        `compiled in ${seconds(compiled)}, pre-rendered in ${seconds(prerendered)}`,
    );
  },
  { exit: true },
);

/** The theme and the providers of the library, which not every site has. */
function optionalInputs(): readonly string[] {
  const { styles, providers } = library.examples;
  const folder = generatedFiles.exampleProviders;
  return [
    ...(styles === undefined ? [] : [styles]),
    ...(providers === undefined ? [] : listFiles(folder).map((file) => `${folder}/${file}`)),
  ];
}

/**
 * What the result depends on in `content/measured`: which examples have a size, not which size, and what is
 * known of those that only a browser can render.
 */
function measuredExamples() {
  return allItems().map((item) => {
    const { examples = {}, started } = measuresOf(item) ?? {};
    return [Object.keys(examples), started];
  });
}
