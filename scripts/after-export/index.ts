/**
 * Completes what `next build` exported, so that any static host serves it as meant.
 *
 * Reads   out/ (or the folder given as first argument): its pages are the pages there are.
 * Writes  into it a stub per redirect, the redirect script of 404.html, and the rule files of
 *         hosts: serve.json, _redirects, _headers, firebase.json, nginx.conf.
 * Fails   when the export lacks an expected page, when a redirect leads nowhere, to another
 *         redirect or stands at a page's place, and when a page or file lies below a first segment
 *         that the rules do not know. Nothing is written then. A second run changes nothing.
 */
import { main } from '@/scripts/shared/main';
import { completeExport } from './complete-export';

main(async () => console.log(completeExport(process.argv[2] ?? 'out')));
