import type { PressQueue } from './presses/press-queue';

/** State that the inline script shares with the early script. */
export interface PageStart {
  presses: PressQueue;
  /** Whether the visitor has interacted: then the application starts as soon as possible. */
  wanted: boolean;
  /** Starts the application, or retries after a failure. Set by the early script. */
  run?: () => void;
}

declare global {
  var pageStart: PageStart | undefined;
}
