import type { AnalyticsExtra } from '@/content/types';

/** Data that all pages share. The first line of the early script contains them. */
export interface SiteData {
  /** URLs of the application's scripts, of all pages. */
  scripts: readonly string[];
  /** The value that the bundler's inline script pushes to its runtime. */
  runtime: unknown;
  /** Measurement ids. If empty, nothing is loaded and nothing is sent. */
  trackers: readonly string[];
  /** Events that are sent besides page views; omitted if empty. */
  events?: readonly AnalyticsExtra[];
}

/** Data of one page, as JSON in its HTML, for the inline scripts that are equal in all pages. */
export interface PageData {
  /** URL of the early script, which runs before the application. */
  early: string;
  /** Indexes of the page's scripts in `SiteData.scripts`, in execution order. */
  scripts: readonly number[];
  /** URL of the page's data, which navigations to this page fetch, too. */
  page: string;
  /** Id of the page's build. The data must be of the same build. */
  build: string;
}

/** The data of the site and of one page, with the URLs of its scripts. */
export type StartData = SiteData & Omit<PageData, 'scripts'>;

declare global {
  /** Set by the first line of the early script. */
  var siteData: SiteData | undefined;
}

/** Id of the JSON element that contains the page's data. */
export const startDataId = 'start-data';

/** Reads the page's data; undefined where Next starts its own scripts: in development and with `--as-exported`. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(startDataId)?.textContent;
  if (!text) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const data: PageData = JSON.parse(text);
  return data;
}

/**
 * Reads the data of site and page; undefined before the early script has loaded, and where Next starts its own
 * scripts.
 */
export function readStartData(): StartData | undefined {
  const { siteData } = globalThis;
  const page = readPageData();
  if (!siteData || !page) return undefined;
  const scripts = page.scripts.flatMap((place) => siteData.scripts[place] ?? []);
  return { ...siteData, ...page, scripts };
}
