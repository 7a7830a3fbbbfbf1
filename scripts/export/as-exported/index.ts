/**
 * Completes what `next build` exported without depending on how Next writes its pages: `npm run build -- --as-exported`.
 *
 * Reads   out/ (or the folder given as first argument), and the page scripts in .generated/page-scripts.
 * Writes  into it a page per live example that shows nothing else, a stub per redirect, security.txt and the rule files
 *         of hosts. Pages keep the scripts, data and stylesheets that Next gave
 *         them; each gets the site's early script, what crawlers and agents read, and a policy that lists the hashes
 *         of its own inline scripts.
 * Fails   when the export lacks an expected page, when a redirect is invalid, when a file lies where the rules do
 *         not expect it, and when a page has no </head> or does not state its encoding. A second run changes
 *         nothing.
 */
import { main } from '@/scripts/shared/main';
import { completeAsExported } from './complete-as-exported';

main(() => {
  const out = process.argv[2] ?? 'out';
  console.log(completeAsExported(out));
});
