import { existsSync } from 'node:fs';
import { itemsOf } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { readApiDoc } from '@/lib/api/read-doc';
import { apiOutputFolder } from '@/lib/api/read-json';
import { apiDocIds } from '@/lib/api/symbol-index';
import {
  readSystemVariables,
  readTokens,
  systemVariablesFile,
  tokensFolder,
} from '@/lib/api/tokens';
import { generators } from '@/scripts/generate/generators';
import { mustRun } from '@/scripts/start/command';
import { collectNames, type LibraryNames } from './library-names';
import { readPackageNames } from './package-names';

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

/**
 * The names of the installed library.
 *
 * @throws when the generated files are malformed
 */
export function readNames(): LibraryNames {
  const groups = itemsOf('material').flatMap((item) => readTokens(item)?.groups ?? []);
  const tokens = groups.flatMap((group) => group.tokens.map(({ property }) => property));
  const system = readSystemVariables().map(({ name }) => name);
  return collectNames(apiDocIds().map(readApiDoc), readPackageNames(libraryVersion), [
    ...tokens,
    ...system,
  ]);
}
