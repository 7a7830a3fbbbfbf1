/** Time limits of what runs in the browser, in milliseconds. */

/** A request that takes longer counts as failed. */
export const requestTimeout = 10_000;

/** After this time, the browser loads the page of a navigation in full. */
export const pageTimeout = 8000;

/** Time limit of the check whether the site is reachable. */
export const reachabilityTimeout = 3000;

/** Files of stages are large, and loaded before they are visible. */
export const stageTimeout = 20_000;

/** Time before a progress bar is shown. Most pages load faster. */
export const progressDelay = 400;

/** The browser runs an idle callback after this time even if it is busy. */
export const idleTimeout = 500;

/** After this time, the text of a loaded page counts as painted, whether or not the browser reports it. */
export const paintTimeout = 500;

/** After this time, a browser has dispatched the click of a touch that has ended, or does not dispatch it. */
export const tapTimeout = 350;
