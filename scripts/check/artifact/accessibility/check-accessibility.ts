import { type Browser, chromium } from '@playwright/test';
import { site } from '@/content/site';
import { allItems } from '@/lib/catalogue/items';
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

/** Pages looked at at the same time: a browser and axe in it keep a processor busy. */
const workers = 2;

/** One page of each kind, the theme builder, and every overview. */
function auditedPages(): readonly string[] {
  const overviews = allItems().map((item) => paths.item(item, 'overview'));
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
    // The first sign of a visitor starts the page.
    await simulateUserActivity(page);
    await page.locator('next-route-announcer').waitFor({ state: 'attached' });
    return await auditPage(page, themeChoices());
  } finally {
    await context.close();
  }
}

interface Audit {
  /** The folder with the built site. */
  out: string;
  /** Only pages whose path begins with one of these. */
  below: readonly string[];
  /** Prints a line. */
  say: (line: string) => void;
}

/**
 * Runs axe over {@link auditedPages} of a built site, in every theme and at a phone's and a desk's width.
 *
 * @returns how many pages break a rule
 * @throws when there is no browser, a page does not start, or there is none to look at
 */
export async function checkAccessibility({ out, below, say }: Audit): Promise<number> {
  const pages = auditedPages().filter((path) => below.some((start) => path.startsWith(start)));
  if (pages.length === 0) throw new Error(`No page to look at begins with ${below.join(' or ')}`);
  const executablePath = await ensureBrowser();
  const server = createSiteServer(out);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const waiting = pages.flatMap((path) => widths.map((width) => ({ path, width })));
  const results: PageResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const violations = await auditAt(browser, origin + next.path, next.width);
      results.push({ ...next, violations });
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const names = themeChoices().map(({ name }) => name);
  for (const line of reportLines(results, names, widths)) say(line);
  return new Set(results.flatMap(({ path, violations }) => (violations.length ? [path] : []))).size;
}
