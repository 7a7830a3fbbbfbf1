import type { AnalyticsExtra } from '@/content/types';

/** What all pages start from alike; it comes with the script that they load first, once for all. */
export interface SiteData {
  /** The application's scripts, of all pages. */
  scripts: readonly string[];
  /** What the bundler's own inline script would have told its runtime. */
  runtime: unknown;
  /** The font of code, which may come after the first text; empty where the stylesheet contains it. */
  codeFont: string;
  /** Measurement ids; without any, nothing is loaded and nothing is sent. */
  trackers: readonly string[];
  /** Events that are sent besides page views; left out where there are none. */
  events?: readonly AnalyticsExtra[];
}

/** What a page's constant scripts have to know of it; it stands in the page as JSON. */
export interface PageData {
  /** The script that runs without waiting for the application. */
  early: string;
  /** Which of the site's scripts are the page's, in the order they run: their places in that list. */
  scripts: readonly number[];
  /** The page as data: the same file a navigation to this page fetches. */
  page: string;
  /** The build the page belongs to; its data must be of the same. */
  build: string;
}

/** All that a page starts from, with its own scripts. */
export type StartData = SiteData & Omit<PageData, 'scripts'>;

declare global {
  /** Set by the first line of the script that pages load first. */
  var siteData: SiteData | undefined;
}

/** Id of the JSON element that holds the page's data. */
export const startDataId = 'start-data';

/** What the page says of itself; nothing where Next starts its scripts itself: in development and `--as-exported`. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(startDataId)?.textContent;
  if (!text) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const data: PageData = JSON.parse(text);
  return data;
}

/** What the page starts from; nothing before its first script has come, and where Next starts its scripts itself. */
export function readStartData(): StartData | undefined {
  const { siteData } = globalThis;
  const page = readPageData();
  if (!siteData || !page) return undefined;
  const scripts = page.scripts.flatMap((place) => siteData.scripts[place] ?? []);
  return { ...siteData, ...page, scripts };
}
