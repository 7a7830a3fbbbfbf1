import { withoutScope } from '@/lib/catalogue/without-scope';
import { apiSymbolIndex, type SymbolIndexEntry } from './symbol-index';

const importPattern = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

/** The exported names in the braces of an import: `A` and `B` of `type A, B as C`. */
function namesIn(braces: string): readonly string[] {
  return braces
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .map((part) => part.replace(/\s+as\s+.*$/s, ''))
    .filter((name) => name !== '');
}

/**
 * The documented symbols that sources import, each once, sorted by name. A symbol that an entry point only re-exports
 * is found where it is documented.
 *
 * @param sources text of TypeScript files
 * @param documents ids of the documents whose symbols come first
 */
export function importedSymbols(
  sources: readonly string[],
  documents: readonly string[] = [],
  index = apiSymbolIndex(),
): readonly SymbolIndexEntry[] {
  const found = new Map<string, SymbolIndexEntry>();
  for (const [, braces = '', specifier = ''] of sources.flatMap((text) => [
    ...text.matchAll(importPattern),
  ])) {
    const docId = withoutScope(specifier).replaceAll('/', '-');
    for (const name of namesIn(braces)) {
      const entries = index.get(name) ?? [];
      const entry =
        entries.find((candidate) => candidate.docId === docId) ??
        (sharesPackage(entries[0], docId) ? entries[0] : undefined);
      if (entry) found.set(entry.url, entry);
    }
  }
  const rank = ({ docId }: SymbolIndexEntry) => (documents.includes(docId) ? 0 : 1);
  return [...found.values()].sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'),
  );
}

const packageOf = (docId: string) => docId.split('-')[0];

/** Whether an import from an entry point can mean a symbol of another document: both are in the same package. */
function sharesPackage(entry: SymbolIndexEntry | undefined, docId: string): boolean {
  return entry !== undefined && packageOf(entry.docId) === packageOf(docId);
}
