import { rmSync } from 'node:fs';
import { readEnvironment } from '@/content/environment';
import { generate } from '@/scripts/generate/generate';
import { allToTheEnd } from '@/scripts/shared/all-to-the-end';
import { mustTell } from '@/scripts/shared/must-tell';
import { sayStep } from '@/scripts/shared/say';

/** Throws when the environment says what cannot be; else every step finds the path without a slash at its end. */
function checkEnvironment(): void {
  process.env.BASE_PATH = readEnvironment(process.env).BASE_PATH;
}

export interface BuildOptions {
  /** Leaves pages as Next exported them: see `scripts/export/as-exported`. */
  asExported: boolean;
}

/** Reads the options of a build from a command line. */
export function readBuildOptions(args: readonly string[] = process.argv): BuildOptions {
  return { asExported: args.includes('--as-exported') };
}

/** Exports the site from what has been generated, and completes the export for hosts. */
export async function buildFromGenerated({ asExported }: BuildOptions): Promise<void> {
  checkEnvironment();
  sayStep('Building the pages');
  await mustTell(['next', 'build']);
  sayStep('Writing the pages as Markdown');
  await mustTell(['tsx', 'scripts/export/markdown-pages/index.ts']);
  sayStep('Completing the export for static hosts');
  await mustTell(['tsx', `scripts/export/${asExported ? 'as-exported' : 'complete'}/index.ts`]);
  sayStep('Writing the report');
  await mustTell(['tsx', 'scripts/export/report/index.ts']);
}

/**
 * Generates (a generator with nothing new to do says so at once), checks the types of the whole project
 * meanwhile, and builds.
 *
 * @throws when the environment says what cannot be, when a generator, a type or the build fails
 */
export async function build(options: BuildOptions): Promise<void> {
  checkEnvironment();
  // Types that Next has written for routes of an earlier build; it writes them anew.
  rmSync('.next/types', { recursive: true, force: true });
  await allToTheEnd([generate(), mustTell(['tsc'])]);
  await buildFromGenerated(options);
}
