import { useEffect, useRef, useState } from 'react';
import { typingPause, writeQuery } from '@/lib/browser/navigation/address-query';
import { everything, queryOf, readSelection, type Selection } from './selection';

/**
 * The selection, which is also in the page's URL. Selecting a value adds a history entry, so that going back
 * undoes it; typing further replaces the entry.
 */
export function useSelection(): [Selection, (next: Selection) => void] {
  const [selection, setSelection] = useState(everything);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      clearTimeout(timer.current);
      setSelection(readSelection(location.search));
    };
    read();
    addEventListener('popstate', read);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', read);
    };
  }, []);

  const choose = (next: Selection) => {
    clearTimeout(timer.current);
    const isRefined =
      next.filter !== selection.filter && next.filter !== '' && selection.filter !== '';
    const write = () => writeQuery(queryOf(next), isRefined ? 'replace' : 'push');
    if (next.filter === selection.filter) write();
    else timer.current = setTimeout(write, typingPause);
    setSelection(next);
  };
  return [selection, choose];
}
