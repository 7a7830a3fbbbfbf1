'use client';

import { useState } from 'react';
import { asIsland } from '@/components/ui/island';
import { hasAnswer } from '@/lib/search/kinds';
import { content, word, wording } from '@/lib/words/word';
import { type Choice, KindFilter } from './kind-filter';
import { LoadFailure } from './load-failure';
import { NoResults } from './no-results';
import { Preview } from './preview';
import { countText, shownGroups } from './result-groups';
import { ResultRow } from './result-row';
import { SearchField } from './search-field';
import { useSearch } from './use-search';
import { useUrlQuery } from './use-url-query';

function SearchPageBoxInside({ reportUrl }: { reportUrl: string | undefined }) {
  const [query, setQuery] = useUrlQuery();
  const [choice, setChoice] = useState<Choice>('all');
  const { answer, index, failure, retry } = useSearch(query);
  const groups = shownGroups(answer, choice);
  const best = groups[0]?.records[0];
  const typed = query.trim();

  const loading = failure ? undefined : wording('Loading search…');
  const progress = typed === '' ? undefined : answer ? countText(answer, choice) : loading;

  return (
    <div className="mb-8 overflow-clip rounded-l border border-line bg-surface print:hidden noscript:hidden">
      <SearchField type="search" value={query} onType={setQuery} />
      <KindFilter choice={choice} counts={answer?.counts} onChoose={setChoice} />
      {failure && <LoadFailure of={failure} onRetry={retry} />}
      <p role="status" className="px-5 py-3 text-ui text-text-2 empty:hidden" lang={progress?.lang}>
        {progress?.text}
      </p>
      {index && best && hasAnswer(best.group) && (
        <Preview
          index={index}
          record={best}
          className="max-h-72 min-h-44 border-y border-line p-5"
        />
      )}
      {groups.map(({ name, records }) => (
        <section key={name} aria-label={word(name)} className="px-2 pb-2">
          <h2 className="px-4 pt-3 pb-1 text-small! font-bold! text-text-2" {...content(name)} />
          <ul>
            {records.map((record) => (
              <li key={record.id}>
                <ResultRow record={record} marks={answer?.marks ?? []} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {typed !== '' && answer && groups.length === 0 && (
        <NoResults query={typed} records={index?.engine.records ?? []} reportUrl={reportUrl} />
      )}
    </div>
  );
}

/** The search on its own page: the query is in the URL, and results are plain links. */
export const SearchPageBox = asIsland(SearchPageBoxInside, { name: 'The search' });
