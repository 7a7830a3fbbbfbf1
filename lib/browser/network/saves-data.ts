declare global {
  interface Navigator {
    /** Not supported by every browser, and missing in TypeScript's library. */
    connection?: {
      saveData?: boolean;
      /** Estimated megabits per second. */
      downlink?: number;
    };
  }
}

/** Whether the visitor has turned on the browser's data saver. */
export function savesData(): boolean {
  // eslint-disable-next-line compat/compat -- undefined in browsers without a data saver
  return navigator.connection?.saveData === true;
}
