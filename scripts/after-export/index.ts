/**
 * Completes what `next build` exported, so that any static host serves it as meant.
 *
 * Reads   out/ (or the folder given as first argument): its pages are the pages there are; and the
 *         page scripts in .generated/page-scripts.
 * Writes  into it a stub per redirect, and the rule files of hosts: serve.json, _redirects,
 *         _headers, firebase.json, nginx.conf. Rewrites every page so that it starts its scripts
 *         itself, after its text, under a content security policy without inline script.
 * Fails   when the export lacks an expected page, when a redirect leads nowhere, to another
 *         redirect or stands at a page's place, and when a page or file lies below a first segment
 *         that the rules do not know; nothing is written then. When a page has other scripts
 *         than the framework is known to write. A second run changes nothing.
 */
import { main } from '@/scripts/shared/main';
import { completeExport } from './complete-export';

main(() => console.log(completeExport(process.argv[2] ?? 'out')));
