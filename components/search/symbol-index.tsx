import { apiSymbolIndex } from '@/lib/api/symbol-index';
import { NameList } from './name-list';

interface SymbolLink {
  href: string;
  name: string;
}

/** All symbols of the library by first letter. */
export function SymbolIndex() {
  return (
    <>
      <h2 id="symbols" className="mt-12 mb-3 scroll-mt-24">
        Symbols
      </h2>
      {[...symbolsByLetter()].map(([letter, links]) => (
        <NameList
          key={letter}
          id={`symbols-${letter}`}
          title={letter}
          links={links}
          level={3}
          code
        />
      ))}
    </>
  );
}

/** Symbols with the same name, such as those of testing entry points, get their document id as a suffix. */
function symbolsByLetter(): Map<string, SymbolLink[]> {
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
