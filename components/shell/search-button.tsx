import { Icon } from '@/components/ui/icon';
import { searchPaths } from '@/lib/routes/search-paths';

/**
 * Opens the search (islands/search); without scripts it leads to the search's page. With words where
 * there is room for them.
 */
export function SearchButton() {
  return (
    <a
      href={searchPaths.page}
      data-search=""
      aria-label="Search the documentation"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="me-2 flex h-10 w-60 items-center gap-2 rounded-full bg-tint-2 px-3 text-ui text-text-2 no-underline hover:text-text hover:inset-ring hover:inset-ring-line-strong active:bg-pressed max-drawer:w-36 max-section:me-0 max-section:w-10 max-section:justify-center max-section:bg-transparent max-section:px-0 max-section:hover:bg-hover max-section:hover:inset-ring-0 pointer-coarse:h-11 max-section:pointer-coarse:w-11 forced-colors:border forced-colors:border-solid print:hidden"
    >
      <Icon name="search" small />
      <span className="max-section:hidden">Search</span>
      <kbd
        className="ms-auto rounded-full! border-line! px-2! max-drawer:hidden!"
        aria-hidden="true"
      >
        Ctrl K
      </kbd>
    </a>
  );
}
