/** Milliseconds after which a request that hangs counts as failed. */
export const patience = 10_000;
