/**
 * Makes sure that there is a browser for the end-to-end tests.
 *
 * Reads   CHROME_PATH; looks for a Chromium on this machine.
 * Writes  nothing, or installs one with Playwright or with apt.
 * Fails   when none can be had, with what to do.
 */
import { main } from '@/scripts/shared/main';
import { ensureBrowser } from './ensure-browser';

main(async () => console.log(`Chromium: ${await ensureBrowser()}`));
