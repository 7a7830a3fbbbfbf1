/**
 * Events on the document, for communication between the early script and the application, which are separate
 * bundles.
 */
const signals = {
  /** The application is hydrated. */
  app: 'site:app',
  /** Stages of a navigation: see `lib/start/navigation/navigation.ts`. */
  navigated: 'site:navigated',
  filled: 'site:filled',
} as const;

export type Signal = keyof typeof signals;

export function sendSignal(signal: Signal): void {
  document.dispatchEvent(new Event(signals[signal]));
}

/** @returns a function that removes the listener */
export function onSignal(signal: Signal, listener: () => void): () => void {
  document.addEventListener(signals[signal], listener);
  return () => document.removeEventListener(signals[signal], listener);
}
