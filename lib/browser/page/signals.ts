/** Events on the document by which the early script and the application, which are separate bundles, tell each other. */
const signals = {
  /** The application has been hydrated. */
  app: 'site:app',
  /** The cookie notice has been accepted. */
  cookies: 'site:cookies',
  /** Stages of a navigation: see `lib/browser/navigation/navigation.ts`. */
  placed: 'site:placed',
  navigated: 'site:navigated',
  filled: 'site:filled',
} as const;

export type Signal = keyof typeof signals;

export function sendSignal(signal: Signal): void {
  document.dispatchEvent(new Event(signals[signal]));
}

/** @returns stops listening */
export function onSignal(signal: Signal, listener: () => void): () => void {
  document.addEventListener(signals[signal], listener);
  return () => document.removeEventListener(signals[signal], listener);
}
