import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadSearchIndex, type SearchIndex } from '@/lib/browser/search/search-index';
import type { SearchAnswer } from '@/lib/search/engine';

export interface Search {
  /** Undefined until the index is loaded, and while nothing is typed. */
  answer: SearchAnswer | undefined;
  /** Whether the answer is that of the query, and not of an earlier one. */
  isCurrent: boolean;
  index: SearchIndex | undefined;
  /** What did not load: the whole index, or some texts, so that results may be missing. */
  failure: 'index' | 'texts' | undefined;
  retry: () => void;
}

/** Searches while a query is typed. The index is loaded on first use. */
export function useSearch(query: string): Search {
  const typed = useDeferredValue(query.trim());
  const [index, setIndex] = useState<SearchIndex>();
  const [failure, setFailure] = useState<Search['failure']>();
  const [attempt, setAttempt] = useState(0);
  const [texts, setTexts] = useState(0);

  useEffect(() => {
    let canceled = false;
    loadSearchIndex().then(
      (loaded) => !canceled && setIndex(loaded),
      () => !canceled && setFailure('index'),
    );
    return () => {
      canceled = true;
    };
  }, [attempt]);

  useEffect(() => {
    if (!index || typed === '') return;
    let canceled = false;
    index.loadTexts(typed).then(
      (more) => !canceled && more && setTexts((count) => count + 1),
      () => !canceled && setFailure('texts'),
    );
    return () => {
      canceled = true;
    };
  }, [index, typed, attempt]);

  const answer = useMemo(
    () => (index && typed !== '' ? index.engine.search(typed) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- more loaded texts change the engine's results
    [index, typed, texts],
  );
  const retry = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  const isCurrent = answer !== undefined && typed === query.trim();
  return { answer, isCurrent, index, failure, retry };
}
