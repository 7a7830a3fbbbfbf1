import { useEffect, useState } from 'react';

/** A result is opened here or in a new tab. */
export type Place = 'here' | 'new tab';

interface Asked {
  query: string;
  place: Place;
}

/**
 * Opens the active result, which has to be one of the typed query: while its answer is not there, the press waits for
 * it. Typing on takes the press back.
 *
 * @param initial set when Enter was pressed before the search was there
 * @param open opens the active result; called only when the answer is that of the query
 * @returns a function for the press
 */
export function useOpenResult(
  { query, isCurrent, failed }: { query: string; isCurrent: boolean; failed: boolean },
  initial: Place | undefined,
  open: (place: Place) => void,
): (place: Place) => void {
  const [asked, setAsked] = useState<Asked | undefined>(initial && { query, place: initial });
  const isWanted = asked?.query === query && !failed;
  useEffect(() => {
    if (!asked || (isWanted && !isCurrent)) return;
    setAsked(undefined);
    if (isWanted) open(asked.place);
  }, [asked, isWanted, isCurrent, open]);
  return (place) => {
    if (isCurrent) open(place);
    else if (query !== '') setAsked({ query, place });
  };
}
