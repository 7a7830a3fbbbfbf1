import type { AnalyticsExtra } from '@/content/types';

/** What a page's constant scripts have to know of it; it stands in the page as JSON. */
export interface StartData {
  /** The script that runs without waiting for the application. */
  early: string;
  /** The application's scripts, in the order they run. */
  scripts: readonly string[];
  /** What the bundler's own inline script would have told its runtime. */
  runtime: unknown;
  /** The page as data: the same file a navigation to this page fetches. */
  page: string;
  /** The build the page belongs to; its data must be of the same. */
  build: string;
  /** The font of code, which may come after the first text. */
  codeFont: string;
  /** Measurement ids; without any, nothing is loaded and nothing is sent. */
  trackers: readonly string[];
  /** Events that are sent besides page views; left out where there are none. */
  events?: readonly AnalyticsExtra[];
}

/** Id of the JSON element that holds the data. */
export const startDataId = 'start-data';

/** The page's data; nothing in development, where the framework starts its scripts itself. */
export function readStartData(): StartData | undefined {
  const text = document.getElementById(startDataId)?.textContent;
  if (!text) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const data: StartData = JSON.parse(text);
  return data;
}
