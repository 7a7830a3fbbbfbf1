import { Word } from '@/components/ui/word';
import { symbolsByLetter } from '@/lib/api/symbols-by-letter';
import { NameList } from './name-list';

/** All symbols of the library by first letter. */
export function SymbolIndex() {
  return (
    <>
      <h2 id="symbols" className="mt-12 mb-3 scroll-mt-24">
        <Word text="Symbols" />
      </h2>
      {[...symbolsByLetter()].map(([letter, links]) => (
        <NameList
          key={letter}
          id={`symbols-${letter}`}
          title={{ text: letter }}
          links={links}
          level={3}
          code
        />
      ))}
    </>
  );
}
