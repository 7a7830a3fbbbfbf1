/** The actions of a journey, in any browser. Each waits for its target, and fails after a timeout. */
export interface Visitor {
  /** Opens a path of the site. */
  open: (path: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Sets the width of the window, in CSS pixels. */
  narrow: (width: number) => Promise<unknown>;
  /** Moves the pointer, as the first user interaction. */
  move: () => Promise<unknown>;
  press: (selector: string) => Promise<unknown>;
  /** Clicks a field, and types into it. */
  fill: (selector: string, text: string) => Promise<unknown>;
  /** Clicks a field, and types over what it contains. */
  replace: (selector: string, text: string) => Promise<unknown>;
  /** Presses a key on the focused element. */
  key: (name: 'Enter' | 'Escape' | '/') => Promise<unknown>;
  /** Waits until a function that runs in the page returns true. */
  until: (holds: (given: string) => boolean | null | undefined, given?: string) => Promise<unknown>;
  /** Runs a function in the page. */
  act: (inPage: () => void) => Promise<unknown>;
  /** Answers 503 for files whose URL has this ending, until called with undefined. */
  refuse: (ending: string | undefined) => void;
}

/** A user journey. @throws when an expected element does not appear in time */
export type Walk = (visitor: Visitor) => Promise<void>;

/** A browser that can run journeys. */
export interface VisitorsBrowser {
  /** Name and version. */
  name: string;
  /**
   * Runs a journey, with separate storage.
   *
   * @returns errors that scripts of the page threw meanwhile
   * @throws when the journey fails
   */
  go: (walk: Walk, site: RefusingSite) => Promise<readonly string[]>;
  close: () => unknown;
}

/** Timeout in milliseconds for elements to appear. */
export const patience = 20_000;

/** The site, and a function to make its files fail, because some drivers cannot do that. */
export interface RefusingSite {
  origin: string;
  refuse: Visitor['refuse'];
}
