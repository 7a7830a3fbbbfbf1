/**
 * Makes everything the site reads that nobody writes by hand.
 *
 * Reads   content/ and the installed packages, through the generators listed beside it.
 * Writes  .generated/ and public/live/.
 * Fails   when a generator fails, with its message; the ones after it do not run.
 */
import { ranElsewhere } from '@/scripts/own-content/elsewhere';
import { main } from '@/scripts/shared/main';
import { generate } from './generate';

main(async () => {
  if (!(await ranElsewhere('generate'))) await generate();
});
