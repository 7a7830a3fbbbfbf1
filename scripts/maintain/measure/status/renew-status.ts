import { site } from '@/content/site';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { printStep } from '@/scripts/shared/print-step';
import { generateExamples } from '../measure';
import { measureStatus } from './measure-status';
import type { Audit } from './run-examples';
import { outdatedParts, outdatedStatus, statusItems } from './status-stamps';

/**
 * Renews the status files of `content/measured` that are out of date, on a site that shows them.
 *
 * @param all whether to measure everything again
 * @throws without Chromium, and when an application does not compile or an example does not run
 */
export async function renewStatus({ all, audit }: { all: boolean; audit: Audit }): Promise<void> {
  if (!site.hasComponentStatus) return;
  const items = statusItems();
  const stale = items.filter((item) => all || outdatedParts(item).length > 0);
  if (!all && outdatedStatus(items).length === 0) {
    console.log(`Status: all ${items.length} files are up to date.`);
    return;
  }
  const browserPath = findBrowser();
  if (browserPath === undefined) {
    throw new Error('Measuring needs Chromium. Install one, or set CHROME_PATH to its path.');
  }
  await generateExamples();
  printStep(`Measuring the status of ${stale.length} of ${items.length} items`);
  await measureStatus(items, { all, browserPath, audit });
}
