import { Word } from '@/components/ui/word';
import { type Group, groupNames, groups } from '@/lib/search/kinds';
import { content } from '@/lib/words/word';

/** The group of results to show, or all. */
export type Choice = Group | 'all';

interface KindFilterProps {
  choice: Choice;
  counts: Readonly<Record<Group, number>> | undefined;
  onChoose: (choice: Choice) => void;
}

/**
 * Radio buttons that filter the results by group; arrow keys move between them. They are positioned within the row,
 * which scrolls: otherwise they would make the page wider.
 */
export function KindFilter({ choice, counts, onChoose }: KindFilterProps) {
  return (
    <fieldset className="relative m-0 flex min-w-0 flex-none gap-2 overflow-x-auto border-0 border-b border-line px-5 py-2 max-section:px-4">
      <legend className="sr-only">
        <Word text="Filter results" />
      </legend>
      {(['all', ...groups] as const).map((each) => (
        <label
          key={each}
          className="relative inline-flex min-h-8 flex-none cursor-pointer items-center gap-1.5 rounded-full border border-line-strong px-3 text-label text-text-2 hover:bg-hover has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus has-focus-visible:outline-solid forced-colors:has-checked:outline-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="search-kind"
            value={each}
            checked={choice === each}
            onChange={() => onChoose(each)}
            className="sr-only"
          />
          {each === 'all' ? <Word text="All" /> : <span {...content(groupNames[each])} />}
          {counts && each !== 'all' && <span className="font-normal tabular">{counts[each]}</span>}
        </label>
      ))}
    </fieldset>
  );
}
