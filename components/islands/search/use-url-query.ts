import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { withoutBase } from '@/lib/routes/base';
import { searchParameter, searchPaths } from '@/lib/routes/search-paths';

/** Milliseconds without typing before the URL is updated. */
const settleTime = 300;

/** Returns the query of the search page and its setter, and keeps it in the URL. */
export function useUrlQuery(): [query: string, setQuery: (query: string) => void] {
  const router = useRouter();
  const urlQuery = useSearchParams().get(searchParameter) ?? '';
  const [query, setQuery] = useState(urlQuery);
  const [handledQuery, setHandledQuery] = useState(urlQuery);
  /** Queries that were sent to the router and may still arrive in the URL, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (urlQuery !== handledQuery) {
    setHandledQuery(urlQuery);
    const arrived = sent.indexOf(urlQuery);
    setSent(arrived === -1 ? [] : sent.slice(arrived + 1));
    // The URL changed through going back, or through another link to this page. A query that was sent from
    // here may arrive late, when more has been typed.
    if (arrived === -1) setQuery(urlQuery);
  }

  useEffect(() => {
    const next = query.trim() === '' ? '' : query;
    if (next === urlQuery) return;
    const timer = setTimeout(() => {
      setSent((sent) => [...sent, next]);
      const url = next === '' ? searchPaths.page : searchPaths.query(next);
      // The router adds the base path itself.
      router.replace(withoutBase(url), { scroll: false });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [query, urlQuery, router]);

  return [query, setQuery];
}
