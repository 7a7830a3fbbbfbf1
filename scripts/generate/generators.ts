import type { Command } from '@/scripts/shared/command';

/** A script that writes files to `.generated/` or `public/live/`, which the site reads. */
export interface Generator {
  name: string;
  command: Command;
  /** Folders and files in `content/` that it reads. The development server runs it again when they change. */
  reads: readonly string[];
}

/** All generators, in the order in which they run. Each documents its contract at the top of its file. */
export const generators: readonly Generator[] = [
  {
    name: 'API reference',
    command: ['tsx', 'scripts/generate/api-reference/index.ts'],
    reads: ['content/doc-items'],
  },
  {
    name: 'Styling tokens',
    command: ['tsx', 'scripts/generate/styling-tokens/index.ts'],
    reads: ['content/doc-items'],
  },
  {
    name: 'Live examples',
    command: ['tsx', 'scripts/generate/live-examples/index.ts'],
    reads: ['content/doc-items', 'content/examples'],
  },
  {
    name: 'Texts',
    command: ['tsx', 'scripts/generate/text-warnings/index.ts'],
    // It checks external texts only, which are copied into `content/` before any generator runs.
    reads: [],
  },
  {
    name: 'Anatomy',
    command: ['tsx', 'scripts/generate/anatomy/index.ts'],
    reads: ['content/anatomy', 'content/measured'],
  },
  {
    name: 'Cards',
    command: ['tsx', 'scripts/generate/cards/index.ts'],
    // Cards are not visible during development. The next build draws them.
    reads: [],
  },
  {
    name: 'Page dates',
    command: ['tsx', 'scripts/generate/page-dates/index.ts'],
    // The dates are those of commits, so changing a file has no effect.
    reads: [],
  },
  {
    name: 'Page scripts',
    command: ['tsx', 'scripts/generate/page-scripts/index.ts'],
    reads: ['content/themes'],
  },
  {
    name: 'Search index',
    command: ['tsx', 'scripts/generate/search-index/index.ts'],
    // It also reads the Markdown, but a page that is being edited must not wait for it.
    reads: ['content/doc-items', 'content/examples', 'content/synonyms'],
  },
];

/** The generators that read a file. The path is relative to the root of the project. */
export function generatorsReading(file: string): readonly Generator[] {
  return generators.filter(({ reads }) =>
    reads.some((read) => file === read || file === `${read}.ts` || file.startsWith(`${read}/`)),
  );
}
