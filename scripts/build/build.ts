import { rmSync } from 'node:fs';
import { generate } from '@/scripts/generate/generate';
import { mustRun } from '@/scripts/shared/command';
import { sayStep } from '@/scripts/shared/say';

/** Exports the site from what has been generated, and completes the export for hosts. */
export async function buildFromGenerated(): Promise<void> {
  sayStep('Building the pages');
  await mustRun(['next', 'build']);
  sayStep('Writing the pages as Markdown');
  await mustRun(['tsx', 'scripts/agents/index.ts']);
  sayStep('Completing the export for static hosts');
  await mustRun(['tsx', 'scripts/after-export/index.ts']);
}

/**
 * Generates (a generator with nothing new to do says so at once), checks the types of the whole project
 * meanwhile, and builds.
 *
 * @throws when a generator, a type or the build fails
 */
export async function build(): Promise<void> {
  // Types that Next has written for routes of an earlier build; it writes them anew.
  rmSync('.next/types', { recursive: true, force: true });
  await Promise.all([generate(), mustRun(['tsc'])]);
  await buildFromGenerated();
}
