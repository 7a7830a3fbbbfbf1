/**
 * Ensures that a browser for the end-to-end tests is installed.
 *
 * Reads   CHROME_PATH; looks for a Chromium on this machine.
 * Writes  nothing, or installs a Chromium with Playwright or with apt.
 * Fails   when no Chromium is found and none can be installed, with instructions.
 */
import { main } from '@/scripts/shared/main';
import { ensureBrowser } from './ensure-browser';

main(async () => console.log(`Chromium: ${await ensureBrowser()}`));
