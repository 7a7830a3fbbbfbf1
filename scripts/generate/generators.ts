import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import type { BuildStep } from '@/scripts/shared/build-steps/build-step';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { stampOfFiles } from '@/scripts/shared/build-steps/stamps';
import { rootOf } from './live-examples/layout';
import { packagesStamp } from './packages-stamp';
import { frameEntry } from './page-scripts/frame-entry';

/** A script that writes files to `.generated/` or `public/`, which the site reads. */
export interface Generator extends BuildStep {
  /** Folders and files in `content/` that it reads. The development server runs it again when they change. */
  reads: readonly string[];
  /** Whether no page can be shown in development before it has run. */
  isNeededFirst?: boolean;
  /** Whether development does without it. */
  isForBuilds?: boolean;
}

const { examples } = generatedFiles;
const tables = 'content/doc-items';
const packages = () => [packagesStamp()];

/**
 * All generators, the ones that take longest first. Each documents its contract at the top of its file.
 * `data` does not list tables of `content/`, which are imported.
 */
export const generators: readonly Generator[] = [
  {
    name: 'API reference',
    command: ['tsx', 'scripts/generate/api-reference/index.ts'],
    ignoresSummaries: true,
    seconds: 7,
    isNeededFirst: true,
    reads: [tables],
    facts: packages,
    makes: [generatedFiles.api, generatedFiles.apiFaults],
  },
  {
    name: 'Styling tokens',
    command: ['tsx', 'scripts/generate/styling-tokens/index.ts'],
    ignoresSummaries: true,
    seconds: 7,
    isNeededFirst: true,
    reads: [tables],
    data: ['content/sass-names.ts', 'scripts/generate/styling-tokens'],
    facts: packages,
    makes: [
      generatedFiles.tokens,
      generatedFiles.tokensLeftOut,
      generatedFiles.systemVariables,
      generatedFiles.sassNames,
      generatedFiles.themeData,
    ],
  },
  {
    name: 'Live examples',
    command: ['tsx', 'scripts/generate/live-examples/index.ts'],
    ignoresSummaries: true,
    after: ['API reference', 'Styling tokens'],
    seconds: 40,
    reads: [tables, 'content/examples'],
    data: [
      generatedFiles.api,
      generatedFiles.tokens,
      generatedFiles.systemVariables,
      'content/sass-names.ts',
      generatedFiles.measures,
      rootOf(library.examples),
      ...(library.examples.styles === undefined ? [] : [library.examples.styles]),
      ...(library.examples.providers === undefined ? [] : [generatedFiles.exampleProviders]),
      ...(library.isExternal ? [generatedFiles.projectSetup] : []),
      'app/styles/tokens.css',
      'public/themes',
      'scripts/generate/live-examples',
    ],
    facts: packages,
    makes: [examples.folder, 'public/live'],
  },
  {
    name: 'Editing of examples',
    command: ['tsx', 'scripts/generate/edit-in-place/index.ts'],
    ignoresSummaries: true,
    after: ['Live examples'],
    seconds: 25,
    // The compiler for the browser is not needed for writing.
    isForBuilds: true,
    reads: [],
    data: [
      examples.folder,
      generatedFiles.tokens,
      generatedFiles.systemVariables,
      'scripts/generate/edit-in-place',
    ],
    facts: () => [packagesStamp(), stampOfFiles(importsOf([frameEntry]))],
    makes: [generatedFiles.editing, 'public/live/edit'],
  },
  {
    name: 'Cards',
    command: ['tsx', 'scripts/generate/cards/index.ts'],
    seconds: 6,
    // Not visible during development. The next build draws them.
    isForBuilds: true,
    reads: [],
    data: ['content/defaults', 'content/figures', 'app/styles/tokens.css'],
    makes: [generatedFiles.cards],
  },
  {
    name: 'Texts',
    command: ['tsx', 'scripts/generate/text-warnings/index.ts'],
    after: ['Live examples', 'API reference', 'Styling tokens'],
    seconds: 1,
    // It checks external texts only, which are copied into `content/` before any generator runs.
    reads: [],
  },
  {
    name: 'Anatomy',
    command: ['tsx', 'scripts/generate/anatomy/index.ts'],
    ignoresSummaries: true,
    after: ['Live examples'],
    seconds: 1,
    // Overviews tell a component without a drawing from one whose drawing has not been made.
    isNeededFirst: true,
    reads: ['content/anatomy', 'content/measured'],
    data: ['content/measured', 'scripts/generate/anatomy'],
    // It adds drawings to the folder that the examples empty.
    makes: [generatedFiles.anatomy, 'public/live'],
  },
  {
    name: 'Component status',
    command: ['tsx', 'scripts/generate/component-status/index.ts'],
    ignoresSummaries: true,
    after: ['API reference', 'Live examples', 'Styling tokens'],
    seconds: 2,
    reads: ['content/measured'],
    data: [
      'content/measured',
      'content/api-history.json',
      'content/claims',
      'content/entry-points.json',
      'content/examples',
      'content/overviews',
      'e2e/keyboard',
      generatedFiles.api,
      generatedFiles.tokens,
      examples.folder,
    ],
    facts: packages,
    makes: [generatedFiles.componentStatus],
  },
  {
    name: 'Page dates',
    command: ['tsx', 'scripts/generate/page-dates/index.ts'],
    seconds: 1,
    isNeededFirst: true,
    // The dates are those of commits, so changing a file has no effect.
    reads: [],
  },
  {
    name: 'Page scripts',
    command: ['tsx', 'scripts/generate/page-scripts/index.ts'],
    ignoresSummaries: true,
    after: ['Live examples'],
    seconds: 1,
    isNeededFirst: true,
    reads: ['content/themes'],
    data: ['lib', 'content/site.ts', examples.manifest],
    makes: [generatedFiles.pageScripts],
  },
  {
    name: 'Search index',
    command: ['tsx', 'scripts/generate/search-index/index.ts'],
    after: ['API reference', 'Live examples', 'Styling tokens'],
    seconds: 2,
    // It also reads the Markdown, but a page that is being edited must not wait for it.
    reads: [tables, 'content/examples', 'content/synonyms'],
    data: [
      'content',
      generatedFiles.api,
      generatedFiles.tokens,
      generatedFiles.systemVariables,
      generatedFiles.sassNames,
      generatedFiles.themeData,
      examples.folder,
    ],
    makes: ['public/search-index'],
  },
];

/** The generators that read a file. The path is relative to the root of the project. */
export function generatorsReading(file: string): readonly Generator[] {
  return generators.filter(({ reads }) =>
    reads.some((read) => file === read || file === `${read}.ts` || file.startsWith(`${read}/`)),
  );
}
