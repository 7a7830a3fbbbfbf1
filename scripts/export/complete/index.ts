/**
 * Completes what `next build` exported, so that any static host serves it as meant.
 *
 * Reads   out/ (or the folder given as first argument): its pages are the pages there are; and the
 *         page scripts in .generated/page-scripts.
 * Writes  into it a page per live example that holds nothing else, a stub per redirect, security.txt, the rule files of hosts (lib/routes/hosts says
 *         which), and beside every text its compressed twins. Rewrites every page so that it starts its scripts
 *         itself, after its text, under a content security policy without inline script, and asks for the font
 *         of code and the manifest later.
 * Fails   when the export lacks an expected page, when a redirect leads nowhere, to another
 *         redirect or stands at a page's place, and when a page or file lies below a first segment
 *         that the rules do not know, or that is to be kept for ever without a hash in its name;
 *         nothing is written then. When a page has other scripts
 *         than the framework is known to write. A second run changes nothing.
 */
import { main } from '@/scripts/shared/main';
import { completeExport } from './complete-export';
import { compressTexts } from './compress-texts';

main(async () => {
  const out = process.argv[2] ?? 'out';
  console.log(completeExport(out));
  console.log(await compressTexts(out));
});
