import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { type Wording, wording } from '@/lib/words/word';

interface NavStatusProps {
  /** Name of the entries in the plural, such as "components". */
  noun: string;
  /** What was typed. */
  text: string;
  found: boolean;
}

/** Says that nothing matches what was typed, and offers to search the whole site. */
export function NavStatus({ noun, text, found }: NavStatusProps) {
  const status: Wording = found
    ? { text: '' }
    : wording('No {items} match “{text}”.', { items: noun, text });
  return (
    <>
      <p className="px-7 text-ui text-text-2 empty:hidden" role="status" lang={status.lang}>
        {status.text}
      </p>
      {!found && (
        <p className="px-7 py-2 text-ui">
          <a href={searchPaths.query(text)} {...hook('search', text)}>
            <Word text="Search everywhere" />
          </a>
        </p>
      )}
    </>
  );
}
