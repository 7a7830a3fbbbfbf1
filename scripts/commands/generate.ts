/**
 * Generates every file that the site reads and nobody writes by hand.
 *
 * Reads   content/ and the installed packages, through the generators of scripts/generate/generators.ts.
 * Writes  .generated/ and public/live/.
 * Fails   when a generator fails, with its message; later generators do not run.
 *         `--keep-going` leaves out examples that do not compile.
 */
import '@/scripts/shared/check-environment';
import { generate } from '@/scripts/generate/generate';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { forwardKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';

main(async () => {
  forwardKeepGoing();
  if (!(await ranForExternalContent('generate'))) await generate();
});
