import { useEffect, useEffectEvent, useRef } from 'react';
import { readQuery, typingPause, writeQuery } from '@/lib/browser/navigation/address-query';

/**
 * Keeps the text of a filter in the page's URL, as `?filter=`. The first key adds a history entry, so that
 * going back shows everything again; further keys replace that entry.
 *
 * @param text the text of the filter
 * @param onAddress called with the text in the URL: on mount if there is one, and on back and forward
 */
export function useFilterQuery(text: string, onAddress: (text: string) => void): void {
  const notify = useEffectEvent(onAddress);
  /** The text in the URL, when it was last read or written. */
  const known = useRef('');
  const hash = useRef('');

  useEffect(() => {
    const read = () => {
      const now = readQuery('filter');
      if (now === known.current) return;
      known.current = now;
      hash.current = location.hash;
      notify(now);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      // Following a link to a hidden element has cleared the filter, and has already added an entry.
      const isNew = (known.current === '' || text === '') && hash.current === location.hash;
      known.current = text;
      hash.current = location.hash;
      writeQuery({ filter: text }, isNew ? 'push' : 'replace');
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text]);
}
