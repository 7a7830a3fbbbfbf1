import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { median } from './median';

/** The figures of Lighthouse for a page on a phone; times in milliseconds, bytes as transferred. */
export interface PageFigures {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  html: number;
  script: number;
  fonts: number;
  requests: number;
  /** Lighthouse's benchmark of this machine: about 1000 for a mid-range phone, 2000 for a desktop. */
  machine: number;
}

/** How Lighthouse emulates a phone on this machine. */
export interface LighthousePhone {
  /** CPU throttling: how many times slower than this machine the phone is. */
  slowdown: number;
  /** Hash of the key of a certificate that the browser trusts. */
  trusted?: string;
  /** Whether network and CPU are throttled in the browser, instead of being simulated afterwards. */
  applied: boolean;
}

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/**
 * Runs Lighthouse on a page several times, each time with an empty cache.
 *
 * @returns the median of each figure
 * @throws when a run fails
 */
export async function lighthouseFigures(
  url: string,
  runs: number,
  phone: LighthousePhone,
): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < runs; run++) figures.push(await runOnce(url, phone));
  const middle = (name: keyof PageFigures) => median(figures.map((one) => one[name])) ?? 0;
  return {
    score: middle('score'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    html: middle('html'),
    script: middle('script'),
    fonts: middle('fonts'),
    requests: middle('requests'),
    machine: middle('machine'),
  };
}

async function runOnce(
  url: string,
  { slowdown, applied, trusted }: LighthousePhone,
): Promise<PageFigures> {
  const chromePath = findBrowser('full');
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`]),
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      throttlingMethod: applied ? 'devtools' : 'simulate',
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result'}`,
      );
    }
    return figuresOf(result);
  } finally {
    chrome.kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** Extracts the figures. Requests after Lighthouse considers the page loaded are not included. */
function figuresOf({ lhr }: Result): PageFigures {
  const value = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue ?? NaN;
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  // Transferred bytes: a preloaded script is listed a second time, from the browser's cache.
  const bytes = (type: RegExp) =>
    items
      .filter(({ mimeType }) => typeof mimeType === 'string' && type.test(mimeType))
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    score: Math.round((lhr.categories['performance']?.score ?? NaN) * 100),
    firstPaint: value('firstPaint'),
    largestPaint: value('largestPaint'),
    blocked: value('blocked'),
    shift: value('shift'),
    html: bytes(/html/),
    script: bytes(/javascript/),
    fonts: bytes(/font/),
    requests: items.length,
    machine: lhr.environment.benchmarkIndex,
  };
}
