import { generate } from '@/scripts/generate/generate';
import { mustRun } from '@/scripts/shared/command';
import { sayStep } from '@/scripts/shared/say';

/** Exports the site from what has been generated, and completes the export for hosts. */
export async function buildFromGenerated(): Promise<void> {
  sayStep('Building the pages');
  await mustRun(['next', 'build']);
  sayStep('Completing the export for static hosts');
  await mustRun(['tsx', 'scripts/after-export/index.ts']);
}

/** Generates (a generator with nothing new to do says so at once) and builds. */
export async function build(): Promise<void> {
  await generate();
  await buildFromGenerated();
}
