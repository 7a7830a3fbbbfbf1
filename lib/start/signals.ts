/** How the parts that start one after another tell each other; they share nothing but the page. */
const signals = {
  /** The application has been hydrated. */
  app: 'site:app',
  /** The application has put another page in its place, which is not painted yet. */
  placed: 'site:placed',
  /** The application shows another address. */
  navigated: 'site:navigated',
  /** What a page shows later has come into it, after a navigation. */
  filled: 'site:filled',
  /** The notice about cookies has been accepted. */
  cookies: 'site:cookies',
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
