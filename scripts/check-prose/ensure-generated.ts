import { existsSync } from 'node:fs';
import { apiOutputFolder } from '@/lib/api/read-json';
import { systemVariablesFile, tokensFolder } from '@/lib/styling/tokens';
import { generators } from '@/scripts/generate/generators';
import { mustRun } from '@/scripts/shared/command';

/** Makes the two outputs the checks need, unless they are there: a clean clone can be linted. */
export async function ensureGenerated(): Promise<void> {
  const isThere = (name: string) =>
    name === 'API reference'
      ? existsSync(`${apiOutputFolder}/index.json`)
      : existsSync(tokensFolder()) && existsSync(systemVariablesFile());
  for (const { name, command } of generators) {
    const isNeeded = name === 'API reference' || name === 'Styling tokens';
    if (isNeeded && !isThere(name)) await mustRun(command);
  }
}
