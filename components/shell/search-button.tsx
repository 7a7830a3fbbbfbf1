import { Icon } from '@/components/ui/icon';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';

/**
 * A link that opens the search (islands/search); without scripts it leads to the search page. It has a text
 * label on wide screens only.
 */
export function SearchButton() {
  return (
    <a
      href={searchPaths.page}
      {...hook('search')}
      aria-keyshortcuts="/ Control+K Meta+K"
      className="me-2 flex h-10 w-60 items-center gap-2 rounded-full bg-tint-2 px-3 text-ui text-text-2 no-underline hover:text-text hover:[box-shadow:inset_0_0_0_1px_var(--line-strong)] active:bg-pressed max-drawer:w-36 max-section:me-0 max-section:w-10 max-section:justify-center max-section:bg-transparent max-section:px-0 max-section:hover:bg-hover print:hidden forced-colors:border pointer-coarse:h-11 max-section:pointer-coarse:w-11"
    >
      <Icon name="search" small className="max-section:size-6" />
      <span className="max-section:sr-only">
        <Word text="Search" />{' '}
        <span className="sr-only">
          <Word text="the documentation" />
        </span>
      </span>
      <kbd
        translate="no"
        className="ms-auto rounded-full! border-line! px-2! max-drawer:hidden!"
        aria-hidden="true"
      >
        Ctrl K
      </kbd>
    </a>
  );
}
