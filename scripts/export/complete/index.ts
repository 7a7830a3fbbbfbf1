/**
 * Completes the export of `next build` for any static host. A second run changes nothing.
 *
 * Reads   out/ (or the folder in the first argument), and the page scripts in .generated/page-scripts.
 * Writes  into it a page for each live example alone, a stub for each redirect, security.txt, and the rule files
 *         of hosts (lib/routes/hosts). Rewrites every page so that its text needs
 *         no script: the site's own scripts start the application, under a content security policy.
 * Fails   before it writes anything, when a page or file is missing or lies below an unknown first segment, when
 *         a redirect leads nowhere, to another redirect, or has the path of a page, and when a file that would be
 *         cached forever has no hash in its name. Also when a page has scripts that Next is not known to write.
 */
import { main } from '@/scripts/shared/main';
import { completeExport } from './complete-export';

main(() => {
  const out = process.argv[2] ?? 'out';
  console.log(completeExport(out));
});
