import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import type { Command } from '@/scripts/shared/command';
import { workspaceOf } from '@/scripts/shared/external-content/generator';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { compareFolders } from '@/scripts/test/rebuild/compare-folders';

const maxPrinted = 10;

/**
 * Builds the pages of a site twice, without and with what the build before has kept, and compares the sites byte for byte.
 *
 * @param folder the content folder
 * @param to the folder of the first build; the second one lies beside it
 * @param build the command of a build into a folder
 * @throws when a file differs
 */
export async function compareRebuild(
  folder: string,
  to: string,
  build: (to: string) => Command,
): Promise<void> {
  const forget = (...names: readonly string[]) => {
    for (const name of names) {
      rmSync(join(workspaceOf(folder), name), { recursive: true, force: true });
    }
  };
  printStep('Building the pages without kept texts, and again');
  forget('out', generatedFiles.keptTexts);
  await runOrThrow(build(to));
  forget('out');
  const again = `${to}-again`;
  await runOrThrow(build(again));
  const differences = compareFolders(to, again);
  for (const line of differences.slice(0, maxPrinted)) console.error(`  ${line}`);
  if (differences.length > 0) throw new Error(`${differences.length} files of a rebuild differ.`);
}
