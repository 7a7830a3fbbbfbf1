import { Word } from '@/components/ui/word';
import { useState } from 'react';
import { clearRecentPages, readRecentPages } from '@/lib/browser/preferences/recent-pages';
import { withoutBase } from '@/lib/routes/base';
import { LoadFailure } from './load-failure';
import { NoResults } from './no-results';
import { RecentList } from './recent-list';
import type { Search } from './use-search';

interface PaletteBodyProps {
  query: string;
  search: Search;
  /** Whether the list has any results. */
  found: boolean;
  reportUrl: string | undefined;
  onFollow: () => void;
}

/** The content of the palette above the results, or instead of them. */
export function PaletteBody({ query, search, found, reportUrl, onFollow }: PaletteBodyProps) {
  const [recent, setRecent] = useState(() =>
    readRecentPages().filter(({ url }) => url !== withoutBase(window.location.pathname)),
  );
  const { answer, index, failure, retry } = search;
  const clear = () => {
    clearRecentPages();
    setRecent([]);
  };
  return (
    <>
      {failure && <LoadFailure of={failure} onRetry={retry} />}
      {query === '' && <RecentList pages={recent} onFollow={onFollow} onClear={clear} />}
      {query !== '' && !answer && !failure && (
        <p className="px-6 py-6 text-ui text-text-2">
          <Word text="Loading search…" />
        </p>
      )}
      {query !== '' && answer && !found && (
        <NoResults
          query={query}
          records={index?.engine.records ?? []}
          reportUrl={reportUrl}
          onFollow={onFollow}
        />
      )}
    </>
  );
}
