import { type Browser, chromium } from '@playwright/test';
import { site } from '@/content/site';
import { allItems } from '@/lib/catalogue/items';
import { itemStart } from '@/lib/navigation/item-start';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { paths } from '@/lib/routes/paths';
import { ensureBrowser } from '@/scripts/shared/installed-browsers/ensure-browser';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { auditPage, type Violation } from './audit-page';
import { type PageResult, reportLines } from './report';

const widths = [360, 1280];

/** Pages audited at the same time: the browser and axe in it use a processor fully. */
const workers = 2;

/** One page of each kind, the theme builder, and every overview. */
function auditedPages(): readonly string[] {
  const overviews = allItems().map(itemStart);
  const builder = site.hasThemeBuilder ? [paths.themeBuilder()] : [];
  return [...new Set([...Object.values(pageKinds), ...builder, ...overviews])];
}

async function auditAt(
  browser: Browser,
  address: string,
  width: number,
): Promise<readonly Violation[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    // The page starts on the first input of a visitor.
    await simulateUserActivity(page);
    await page.locator('[data-app=started]').waitFor({ state: 'attached' });
    return await auditPage(page, themeChoices());
  } finally {
    await context.close();
  }
}

interface Audit {
  /** The folder with the built site. */
  out: string;
  /** Only pages whose path starts with one of these. */
  prefixes: readonly string[];
  /** Prints a line. */
  print: (line: string) => void;
}

/**
 * Runs axe on {@link auditedPages} of a built site, in every theme, at the width of a phone and of a desktop.
 *
 * @returns the number of pages that violate a rule
 * @throws when there is no browser, a page does not start, or no page matches
 */
export async function checkAccessibility({ out, prefixes, print }: Audit): Promise<number> {
  const pages = auditedPages().filter((path) => prefixes.some((start) => path.startsWith(start)));
  if (pages.length === 0)
    throw new Error(`No audited page has a path that starts with ${prefixes.join(' or ')}.`);
  const executablePath = await ensureBrowser();
  const server = createSiteServer(out);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const queue = pages.flatMap((path) => widths.map((width) => ({ path, width })));
  const results: PageResult[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const violations = await auditAt(browser, origin + next.path, next.width);
      results.push({ ...next, violations });
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const names = themeChoices().map(({ name }) => name);
  for (const line of reportLines(results, names, widths)) print(line);
  return new Set(results.flatMap(({ path, violations }) => (violations.length ? [path] : []))).size;
}
