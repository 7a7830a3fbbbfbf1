/**
 * Serves what is built.
 *
 * Reads   out/ with its serve.json; PORT (4173 unless set).
 * Fails   when nothing is built yet, and when the port is taken or no port at all.
 */
import { main } from '@/scripts/shared/main';
import { serveSite } from './serve-site';

main(serveSite);
