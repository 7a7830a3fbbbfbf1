// A long timeout, because the machine may be slow. Only tests that hang should fail.
export default { test: { testTimeout: 120_000 } };
