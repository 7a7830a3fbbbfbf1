// A machine may stall; only what hangs is to fail by its time.
export default { test: { testTimeout: 120_000 } };
