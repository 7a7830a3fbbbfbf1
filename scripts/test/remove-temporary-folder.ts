import { rmSync } from 'node:fs';

/** Jest's `globalTeardown`: what `make-temporary-folder.ts` has made goes, with all that tests have left there. */
export default function removeTemporaryFolder(): void {
  const { TMPDIR } = process.env;
  if (TMPDIR !== undefined) rmSync(TMPDIR, { recursive: true, force: true });
}
