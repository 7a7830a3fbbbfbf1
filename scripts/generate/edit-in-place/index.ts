/**
 * Builds what editors of examples need: Angular with its compiler, the packages that examples import, and the code of
 * each example, for a frame that runs classic scripts only.
 *
 * Reads   .generated/examples/, as the build of the live examples has written it; the styling tokens; the installed
 *         Angular packages
 * Writes  .generated/edit/     the Angular workspace, its cache, and what all examples share
 *         public/live/edit/    all served files; the development server names another folder as the argument
 *         Without an example that can be edited, as in the sites of other libraries, nothing.
 * Fails   when the code of the frame does not compile, or an example's template is missing.
 *
 * What all examples share takes most of the time. It is built again only when examples import something else, or when
 * the packages or the code of the frame have changed.
 */
import { parseArgs } from 'node:util';
import { allExamples } from '@/lib/examples/catalogue';
import { isEditable } from '@/lib/examples/is-editable';
import { liveManifest } from '@/lib/examples/manifest';
import { readExampleFiles } from '@/lib/examples/sources';
import { generatedFiles } from '@/lib/generated/files';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { emptyFolder } from '@/scripts/generate/live-examples/write-generated';
import { main } from '@/scripts/shared/main';
import { unionOf } from './facades';
import { sharedLibrary } from './shared-library';
import { transpileExample } from './transpile-example';
import { writeEditable, writeFrame } from './write-served';
import { writeTokens } from './write-tokens';

// Refuses options, which would be taken for the folder.
const { positionals } = parseArgs({ allowPositionals: true });
const [served = `public${withoutBase(filePaths.live('edit'))}`] = positionals;

main(async () => {
  const started = performance.now();
  const examples = await Promise.all(
    allExamples()
      .filter(isEditable)
      .map(async (example) => {
        const files = readExampleFiles(example.id);
        const sources = Object.fromEntries(files.map(({ name, text }) => [name, text]));
        return { example, sources, ...(await transpileExample(example, sources)) };
      }),
  );
  if (examples.length === 0) {
    emptyFolder(served);
    console.log('Editing: no example can be edited, so nothing is built for it');
    return;
  }
  const library = await sharedLibrary(
    unionOf(examples.map(({ imports }) => imports)),
    generatedFiles.editing,
  );
  emptyFolder(served);
  await writeFrame(library, served);
  writeTokens(served);
  const { sheets } = liveManifest();
  for (const item of examples) {
    writeEditable(item, library.packed, sheets[item.example.id] ?? [], served);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const kept = library.isKept ? ', with the same packages as before' : '';
  console.log(`Editing: ${examples.length} examples in ${seconds} s${kept}`);
});
