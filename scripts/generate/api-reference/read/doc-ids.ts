import { library } from '@/lib/catalogue/library';
import { withoutScope } from '@/lib/catalogue/without-scope';

/**
 * Folders of a library's sources whose symbols are documented as an item of their own although they are
 * exported from a larger entry point.
 */
const { carvedOut } = library;

/** Id of an entry point's document: without its scope, slashes as dashes. */
function docIdOfEntryPoint(specifier: string): string {
  return withoutScope(specifier).replaceAll('/', '-');
}

/**
 * Id of the document a symbol is described in.
 *
 * @param source file that declares it, below the library's `src/`, when known
 */
export function docIdOfSymbol(specifier: string, source: string | undefined): string {
  const own = carvedOut.find(
    ({ entryPoint, folder }) => entryPoint === specifier && source?.startsWith(folder),
  );
  return own?.docId ?? docIdOfEntryPoint(specifier);
}

/** Ids of the documents that are fed from an entry point: its own, then the carved-out ones. */
export function docIdsOfEntryPoint(specifier: string): string[] {
  const others = carvedOut.filter(({ entryPoint }) => entryPoint === specifier);
  return [docIdOfEntryPoint(specifier), ...others.map(({ docId }) => docId)];
}
