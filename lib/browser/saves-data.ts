declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's library. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  // eslint-disable-next-line compat/compat -- where it is not there, nobody has asked for it
  return navigator.connection?.saveData === true;
}
