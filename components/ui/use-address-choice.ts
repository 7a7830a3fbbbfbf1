import { useEffect, useRef, useState } from 'react';
import { typingPause, writeQuery } from '@/lib/browser/navigation/address-query';

interface ChoiceOptions<Choice> {
  /** The choice without a query, which the static page shows. */
  initial: Choice;
  /** Reads a choice from the query of a URL. */
  read: (search: string) => Choice;
  /** Returns a choice as query parameters; empty ones are not written. */
  queryOf: (choice: Choice) => Parameters<typeof writeQuery>[0];
  /** Whether a choice only refines the text of the one before. Then it replaces the history entry. */
  refines: (next: Choice, before: Choice) => boolean;
}

/**
 * A choice that is also in the page's URL. Selecting a value adds a history entry, so that going back undoes it. Text is
 * written after a pause.
 *
 * @param options the same functions on every render
 */
export function useAddressChoice<Choice extends { filter: string }>({
  initial,
  read,
  queryOf,
  refines,
}: ChoiceOptions<Choice>): [Choice, (next: Choice) => void] {
  const [choice, setChoice] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const readAddress = () => {
      clearTimeout(timer.current);
      setChoice(read(location.search));
    };
    readAddress();
    addEventListener('popstate', readAddress);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', readAddress);
    };
  }, [read]);

  const choose = (next: Choice) => {
    clearTimeout(timer.current);
    const how = refines(next, choice) ? 'replace' : 'push';
    const write = () => writeQuery(queryOf(next), how);
    if (next.filter === choice.filter) write();
    else timer.current = setTimeout(write, typingPause);
    setChoice(next);
  };
  return [choice, choose];
}
