/**
 * Makes everything the site reads that nobody writes by hand.
 *
 * Reads   content/ and the installed packages, through the generators listed beside it.
 * Writes  .generated/ and public/live/.
 * Fails   when a generator fails, with its message; the ones after it do not run.
 *         With `--keep-going`, examples that do not compile are left out.
 */
import '@/scripts/shared/check-environment';
import { generate } from '@/scripts/generate/generate';
import { ranForExternalContent } from '@/scripts/shared/external-content/run-for-external-content';
import { passOnKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';

main(async () => {
  passOnKeepGoing();
  if (!(await ranForExternalContent('generate'))) await generate();
});
