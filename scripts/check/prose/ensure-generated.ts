import { existsSync } from 'node:fs';
import { generatedFiles } from '@/lib/generated/files';
import { generators } from '@/scripts/generate/generators';
import { runOrThrowExitCode } from '@/scripts/shared/command';

/**
 * Generates the two outputs that the checks need when they are missing, so that `npm run lint` works in a new
 * clone.
 */
export async function ensureGenerated(): Promise<void> {
  const isThere = (name: string) =>
    name === 'API reference'
      ? existsSync(generatedFiles.apiIndex)
      : existsSync(generatedFiles.tokens) && existsSync(generatedFiles.systemVariables);
  for (const { name, command } of generators) {
    const isNeeded = name === 'API reference' || name === 'Styling tokens';
    if (isNeeded && !isThere(name)) await runOrThrowExitCode(command);
  }
}
