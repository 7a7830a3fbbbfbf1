import { useSyncExternalStore } from 'react';

interface Choice<Value> {
  current: () => Value | undefined;
  onChange: (listener: () => void) => () => void;
}

/** The value of a stored choice. In static HTML it is undefined, whatever the visitor has chosen. */
export function useStoredChoice<Value>({ onChange, current }: Choice<Value>): Value | undefined {
  return useSyncExternalStore(onChange, current, () => undefined);
}
