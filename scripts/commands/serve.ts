/**
 * Serves what is built.
 *
 * Reads   out/, or the folder given as first argument: an export, or what `npm run compose` has made; PORT (4173
 *         unless set).
 * Fails   when nothing is built yet, and when the port is taken or no port at all.
 */
import { main } from '@/scripts/shared/main';
import { serveSite } from '@/scripts/shared/server/serve-site';

main(() => serveSite(process.argv[2]));
