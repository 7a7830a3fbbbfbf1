import { useEffect, useRef } from 'react';

/** A result is opened here or in a new tab. */
export type Place = 'here' | 'new tab';

interface Asked {
  query: string;
  place: Place;
}

/**
 * Opens the active result of the typed query. If its results have not arrived, the press waits for them; changing the
 * query cancels it.
 *
 * @param initial set when Enter was pressed before the search had loaded
 * @param open opens the active result; called only when the results are those of the query
 * @returns the handler of the press
 */
export function useOpenResult(
  { query, isCurrent, failed }: { query: string; isCurrent: boolean; failed: boolean },
  initial: Place | undefined,
  open: (place: Place) => void,
): (place: Place) => void {
  const asked = useRef<Asked>(initial && { query, place: initial });
  useEffect(() => {
    const press = asked.current;
    if (!press) return;
    const isWanted = press.query === query && !failed;
    if (isWanted && !isCurrent) return;
    asked.current = undefined;
    if (isWanted) open(press.place);
  }, [query, isCurrent, failed, open]);
  return (place) => {
    if (isCurrent) open(place);
    else if (query !== '') asked.current = { query, place };
  };
}
