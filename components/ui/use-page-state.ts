import { usePathname } from 'next/navigation';
import { useCallback, useState } from 'react';

/**
 * State that belongs to the page it was set on, such as what is open there. On another page it is the initial one
 * again, and stays so when the visitor comes back: nothing opens by itself.
 *
 * @param initial has to be the same whenever it is called
 * @returns the state, and what changes it by what it was
 */
export function usePageState<State>(
  initial: State,
): readonly [State, (change: (now: State) => State) => void] {
  const pathname = usePathname();
  const [kept, setKept] = useState({ state: initial, on: pathname });
  if (kept.on !== pathname) setKept({ state: initial, on: pathname });
  const setState = useCallback(
    // One who has not heard of the new page yet speaks of the old one, and is not listened to.
    (change: (now: State) => State) =>
      setKept((now) => (now.on === pathname ? { ...now, state: change(now.state) } : now)),
    [pathname],
  );
  return [kept.on === pathname ? kept.state : initial, setState];
}
