import type { HeldPresses } from './held-presses';

/** What the script within the page leaves to the one that comes next. */
export interface PageStart {
  presses: HeldPresses;
  /** Someone is there and about to do something: the application is wanted at once. */
  wanted: boolean;
  /** Starts the application, or what of it has failed; the next script brings it. */
  run?: () => void;
}

declare global {
  var pageStart: PageStart | undefined;
}
