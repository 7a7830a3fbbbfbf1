import { apiSymbolIndex } from './symbol-index';

interface SymbolLink {
  href: string;
  name: string;
}

/**
 * All symbols of the library by first letter. Symbols with the same name, such as those of testing entry points,
 * get their document id as a suffix.
 */
export function symbolsByLetter(): ReadonlyMap<string, readonly SymbolLink[]> {
  const letters = new Map<string, SymbolLink[]>();
  const sorted = [...apiSymbolIndex()].sort(([a], [b]) => a.localeCompare(b, 'en'));
  for (const [name, entries] of sorted) {
    const letter = name.charAt(0).toUpperCase();
    const links = letters.get(letter) ?? [];
    letters.set(letter, links);
    for (const { url, docId } of entries) {
      links.push({ href: url, name: entries.length > 1 ? `${name} (${docId})` : name });
    }
  }
  return letters;
}
