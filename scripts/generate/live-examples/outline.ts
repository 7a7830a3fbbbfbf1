/**
 * Writes what pages need of the examples before these are compiled, for the first start of `npm run dev`. Pages
 * show their code meanwhile.
 *
 * Reads   the examples at the path in content/site.ts.
 * Writes  .generated/examples/ and public/live/, without bundles, stylesheets and pre-rendered HTML.
 *         Does nothing where examples have been built before: these files are shown until the new ones are ready.
 * Fails   as the build of the examples does when one breaks a rule.
 */
import { existsSync } from 'node:fs';
import { library } from '@/lib/catalogue/library';
import type { LiveManifest } from '@/lib/examples/schema';
import { generatedFiles } from '@/lib/generated/files';
import { main } from '@/scripts/shared/main';
import { codeFiles } from './code-files';
import type { ExampleResult } from './decide-outcome';
import { writeFragments } from './fragments';
import { scanExamples } from './scan';
import type { ScannedExample } from './scan-folder';
import { servedPath } from './served-path';
import { emptyFolder, writeGenerated } from './write-generated';

const note = 'This example is being compiled. Its page reloads when it is ready.';

/** A live example that can only be shown as code yet. */
function asListed(item: ScannedExample): ScannedExample {
  const { example } = item;
  return example.kind === 'live'
    ? { ...item, example: { ...example, kind: 'listed', note } }
    : item;
}

/** Writes the outline of all examples, without compiling them. */
async function outlineExamples(generated: string, served: string): Promise<number> {
  const scan = scanExamples(library);
  const scanned = scan.examples.map(asListed);
  emptyFolder(served);
  // Without colors, which would take five times as long.
  const codeOf = (item: ScannedExample) => codeFiles(item, true);
  const needs = { modulesOf: () => [], sheetsOf: () => [] };
  const { stages, code, files } = await writeFragments(scanned, [], { ...needs, codeOf }, served);
  const parts = { runtime: servedPath('runtime.js'), sheets: {}, base: [], examples: {} };
  const manifest: LiveManifest = { ...parts, stages, code };
  const results = scanned.map(({ example }): ExampleResult => {
    const { id, folder } = example;
    return { example, outcome: { id, folder, state: 'listed', words: [] } };
  });
  const outcomes = {
    examples: results.map(({ outcome }) => outcome),
    leftOut: [...scan.leftOut],
    warnings: [...scan.warnings],
    missingPackages: [],
  };
  const empty = { pages: [], plans: new Map(), classes: [] };
  writeGenerated(generated, { ...empty, scanned, results, code: files, manifest, outcomes });
  return scanned.length;
}

main(async () => {
  if (existsSync(generatedFiles.examples.manifest)) return;
  const count = await outlineExamples(generatedFiles.examples.folder, 'public/live');
  console.log(`Examples: ${count} listed, not compiled yet.`);
});
