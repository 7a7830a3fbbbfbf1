import { whenIdle } from './when-idle';

/** Settles when the page has loaded and the browser has nothing better to do: for what is done piece by piece. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
