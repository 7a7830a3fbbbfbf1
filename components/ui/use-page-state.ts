import { usePathname } from 'next/navigation';
import { useCallback, useState } from 'react';

/**
 * State that belongs to the page on which it was set, such as an open panel. It resets on another page, and
 * stays reset when the visitor comes back, so that nothing opens by itself.
 *
 * @param initial must be the same value on every render
 * @returns the state, and a function that updates it
 */
export function usePageState<State>(
  initial: State,
): readonly [State, (change: (now: State) => State) => void] {
  const pathname = usePathname();
  const [kept, setKept] = useState({ state: initial, on: pathname });
  if (kept.on !== pathname) setKept({ state: initial, on: pathname });
  const setState = useCallback(
    // Ignores updates by callbacks that were created on an earlier page.
    (change: (now: State) => State) =>
      setKept((now) => (now.on === pathname ? { ...now, state: change(now.state) } : now)),
    [pathname],
  );
  return [kept.on === pathname ? kept.state : initial, setState];
}
