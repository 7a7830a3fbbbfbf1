declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's library. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
