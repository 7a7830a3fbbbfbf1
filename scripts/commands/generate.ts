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
import { passOnKeepGoing } from '@/scripts/shared/keep-going';
import { main } from '@/scripts/shared/main';
import { ranElsewhere } from '@/scripts/shared/own-content/elsewhere';

main(async () => {
  passOnKeepGoing();
  if (!(await ranElsewhere('generate'))) await generate();
});
