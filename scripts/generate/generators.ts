import type { Command } from '@/scripts/shared/command';

/** A script that makes what the site reads from `.generated/` and `public/live/`. */
export interface Generator {
  name: string;
  command: Command;
  /** Folders and files of `content/` it reads: a change there asks for another run. */
  reads: readonly string[];
}

/** Every generator, in the order they run in. Each has its contract at its top. */
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
    // Only texts from elsewhere are looked at, which are gathered before all else.
    reads: [],
  },
  {
    name: 'Anatomy',
    command: ['tsx', 'scripts/generate/anatomy/index.ts'],
    reads: ['content/anatomy', 'content/examples'],
  },
  {
    name: 'Cards',
    command: ['tsx', 'scripts/generate/cards/index.ts'],
    // Nobody sees them while working: the next build draws them.
    reads: [],
  },
  {
    name: 'Page dates',
    command: ['tsx', 'scripts/generate/page-dates/index.ts'],
    // Dates are of commits: no change of a file asks for another run.
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
    // It reads the Markdown too, but a page under work must not wait for it.
    reads: ['content/doc-items', 'content/examples', 'content/synonyms'],
  },
];

/** The generators that a changed file concerns; the path is relative to the project's root. */
export function generatorsReading(file: string): readonly Generator[] {
  return generators.filter(({ reads }) =>
    reads.some((read) => file === read || file === `${read}.ts` || file.startsWith(`${read}/`)),
  );
}
