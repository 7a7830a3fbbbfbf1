declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's library. */
    connection?: {
      saveData?: boolean;
      /** Megabits a second, as far as the browser knows. */
      downlink?: number;
    };
  }
}

/** Whether the visitor has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  // eslint-disable-next-line compat/compat -- where it is not there, nobody has asked for it
  return navigator.connection?.saveData === true;
}
