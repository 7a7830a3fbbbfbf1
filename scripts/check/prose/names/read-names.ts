import { readApiDoc } from '@/lib/api/read-doc';
import { apiDocIds } from '@/lib/api/symbol-index';
import { itemsOf } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { generatedFiles } from '@/lib/generated/files';
import { readSystemVariables, readTokens } from '@/lib/styling/tokens';
import { collectNames, type LibraryNames } from './library-names';
import { readPackageNames } from './package-names';

/**
 * Returns the names of the installed library.
 *
 * @throws when the generated files are malformed or describe another release
 */
export function readNames(): LibraryNames {
  const groups = itemsOf('material').flatMap((item) => readTokens(item)?.groups ?? []);
  const tokens = groups.flatMap((group) => group.tokens.map(({ property }) => property));
  const system = readSystemVariables().map(({ name }) => name);
  const docs = apiDocIds().map(readApiDoc);
  const stale = docs.find(({ version }) => version !== libraryVersion);
  if (stale) {
    throw new Error(
      `${generatedFiles.api} describes version ${stale.version}, but ${libraryVersion} is installed. Run \`npm run generate\`.`,
    );
  }
  return collectNames(docs, readPackageNames(libraryVersion), [...tokens, ...system]);
}
