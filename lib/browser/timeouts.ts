/** Time limits of what runs in the browser, in milliseconds. */

/** A request that takes longer counts as failed. */
export const requestTimeout = 10_000;

/** A page that takes longer than this on a navigation is loaded by the browser, in full. */
export const pageTimeout = 8000;

/** How long to wait for the answer to the question whether the site can be reached at all. */
export const reachabilityTimeout = 3000;

/** Stages hold much HTML, and nobody waits for them at the top of a page. */
export const stageTimeout = 20_000;

/** A wait that is shorter shows no progress bar; most pages arrive sooner. */
export const progressDelay = 400;

/** The browser runs an idle callback after this time, even if it is busy. */
export const idleTimeout = 500;
