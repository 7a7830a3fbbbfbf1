/**
 * Serves a built site.
 *
 * Reads   out/, or the folder in the first argument: an export or the result of `npm run compose`; PORT (4173
 *         by default).
 * Fails   when the folder does not contain a site, and when the port is invalid or in use.
 */
import { main } from '@/scripts/shared/main';
import { serveSite } from '@/scripts/shared/server/serve-site';

main(() => serveSite(process.argv[2]));
