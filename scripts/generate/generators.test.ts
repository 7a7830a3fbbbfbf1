import { existsSync, readFileSync } from 'node:fs';
import { generatedFiles } from '@/lib/generated/files';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { listFiles } from '@/scripts/shared/list-files';
import { generators, generatorsReading } from './generators';

it('refers only to scripts and content that exist', () => {
  for (const { command, reads } of generators) {
    expect([command[1], existsSync(command[1] ?? '')]).toEqual([command[1], true]);
    for (const read of reads) {
      expect([read, existsSync(read) || existsSync(`${read}.ts`)]).toEqual([read, true]);
    }
  }
});

it.each([
  [
    'content/examples/material/button/button-basic/button-basic-example.ts',
    ['Live examples', 'Search index'],
  ],
  ['content/measured/material/button.json', ['Anatomy', 'Component status']],
  ['content/doc-items.ts', ['API reference', 'Styling tokens', 'Live examples', 'Search index']],
  [
    'content/doc-items/cdk.ts',
    ['API reference', 'Styling tokens', 'Live examples', 'Search index'],
  ],
  ['content/synonyms.ts', ['Search index']],
  ['content/overviews/cdk/overlay.md', []],
  ['content/examples-of-something-else.ts', []],
])('finds the generators to run again after a change of %s', (file, names) => {
  expect(generatorsReading(file).map(({ name }) => name)).toEqual(names);
});

it('makes first, in development, what no item can be shown without', () => {
  const first = generators.filter(({ isNeededFirst }) => isNeededFirst);
  const made = first.flatMap(({ makes = [] }) => makes);
  const { api, tokens, anatomy, pageScripts } = generatedFiles;
  expect(made).toEqual(expect.arrayContaining([api, tokens, anatomy, pageScripts]));
});

it('runs each generator after those whose files it reads', () => {
  generators.forEach(({ after = [] }, at) => {
    const earlier = generators.slice(0, at).map(({ name }) => name);
    expect(earlier).toEqual(expect.arrayContaining([...after]));
  });
});

it('lets a generator ignore summaries only if no module of it reads them', () => {
  const entries = generators
    .filter(({ ignoresSummaries }) => ignoresSummaries)
    .flatMap(({ command }) => command.filter((part) => part.endsWith('.ts')));
  expect(entries.length).toBeGreaterThan(0);
  const reading = importsOf(entries).filter(
    (file) =>
      /^(?:lib|scripts\/generate)\//.test(file) &&
      /\b(?:summary|hasSummaryInText)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(reading).toEqual([
    // Checks that there are any, as the other generators do, too.
    'lib/catalogue/check-content.ts',
    // The element.
    'lib/design/hooks.ts',
    // Those of examples, which are in their files.
    'lib/examples/schema.ts',
    'lib/examples/shown-code.ts',
    'scripts/generate/live-examples/parse-component.ts',
    'scripts/generate/live-examples/scan-folder.ts',
  ]);
});

it('starts no browser, so that every machine makes the same site', () => {
  const starting = ['scripts/generate', 'scripts/export'].flatMap((folder) =>
    listFiles(folder)
      .map((file) => `${folder}/${file}`)
      .filter((file) =>
        /import \{(?! type)[^}]*\} from '@playwright\/test'/.test(readFileSync(file, 'utf8')),
      ),
  );
  // Tests of what the site assumes about Next.
  expect(starting.filter((file) => !file.startsWith('scripts/export/next/contract/'))).toEqual([]);
});
