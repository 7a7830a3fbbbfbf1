import { rmSync } from 'node:fs';
import { readEnvironment } from '@/content/environment';
import { generate } from '@/scripts/generate/generate';
import { allSettledOrThrow } from '@/scripts/shared/all-settled-or-throw';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';

/**
 * Throws when the environment says what cannot be; else every step finds the path without a slash at its end.
 */
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
  printStep('Building the pages');
  await runOrThrow(['next', 'build']);
  printStep('Writing the pages as Markdown');
  await runOrThrow(['tsx', 'scripts/export/markdown-pages/index.ts']);
  printStep('Completing the export for static hosts');
  await runOrThrow(['tsx', `scripts/export/${asExported ? 'as-exported' : 'complete'}/index.ts`]);
  printStep('Writing the report');
  await runOrThrow(['tsx', 'scripts/export/report/index.ts']);
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
  await allSettledOrThrow([generate(), runOrThrow(['tsc'])]);
  await buildFromGenerated(options);
}
