import { library } from '@/lib/catalogue/library';
import { withoutScope } from '@/lib/catalogue/without-scope';

/**
 * Source folders whose symbols are documented as a separate item, although a larger entry point exports them.
 */
const { carvedOut } = library;

/** The id of the document of an entry point: without the scope, with dashes instead of slashes. */
function docIdOfEntryPoint(specifier: string): string {
  return withoutScope(specifier).replaceAll('/', '-');
}

/**
 * The id of the document that describes a symbol.
 *
 * @param source the file that declares the symbol, relative to the `src/` of the library, if known
 */
export function docIdOfSymbol(specifier: string, source: string | undefined): string {
  const own = carvedOut.find(
    ({ entryPoint, folder }) => entryPoint === specifier && source?.startsWith(folder),
  );
  return own?.docId ?? docIdOfEntryPoint(specifier);
}

/** The ids of all documents for an entry point: its own, then the carved-out ones. */
export function docIdsOfEntryPoint(specifier: string): string[] {
  const others = carvedOut.filter(({ entryPoint }) => entryPoint === specifier);
  return [docIdOfEntryPoint(specifier), ...others.map(({ docId }) => docId)];
}
