/** What a walk can do in any browser. Each waits for what it needs, and fails when that does not show in time. */
export interface Visitor {
  /** Opens a path of the site. */
  open: (path: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Makes the window that wide, in CSS pixels. */
  narrow: (width: number) => Promise<unknown>;
  /** Moves the pointer, as the first sign of life. */
  move: () => Promise<unknown>;
  press: (selector: string) => Promise<unknown>;
  /** Presses a field, and types into it. */
  fill: (selector: string, text: string) => Promise<unknown>;
  /** Presses a key for what has the focus. */
  key: (name: 'Enter' | 'Escape' | '/') => Promise<unknown>;
  /** Waits until a function that runs in the page says yes. */
  until: (holds: (given: string) => boolean | null | undefined, given?: string) => Promise<unknown>;
  /** Runs a function in the page. */
  act: (inPage: () => void) => Promise<unknown>;
  /** Answers files whose address ends so with 503, until called with nothing. */
  refuse: (ending: string | undefined) => void;
}

/** @throws when something does not show in time */
export type Walk = (visitor: Visitor) => Promise<void>;

/** A browser that can be visited with. */
export interface VisitorsBrowser {
  /** Name and version, as people call it. */
  name: string;
  /**
   * Goes a walk, with storage of its own.
   *
   * @returns what scripts of the page threw meanwhile
   * @throws when the walk does
   */
  go: (walk: Walk, site: RefusingSite) => Promise<readonly string[]>;
  close: () => unknown;
}

/** Milliseconds after which something that should show counts as missing. */
export const patience = 20_000;

/** The site, and a way to let files of it fail: not each browser's driver can do that by itself. */
export interface RefusingSite {
  origin: string;
  refuse: Visitor['refuse'];
}
