import type { PressQueue } from './presses/press-queue';

/** What the inline script hands over to the early script. */
export interface PageStart {
  presses: PressQueue;
  /** There was a sign of a person: the application starts as soon as it can. */
  wanted: boolean;
  /** Starts the application, or retries what failed of it. Set by the early script. */
  run?: () => void;
}

declare global {
  var pageStart: PageStart | undefined;
}
