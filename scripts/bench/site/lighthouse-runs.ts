import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { capture } from '@/scripts/shared/capture';
import { fetchProgram } from '@/scripts/shared/fetched-tools/fetch-tool';
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

/** What is read of Lighthouse's result. */
const lighthouseResult = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
});

/** Lighthouse's list of requests. */
const requestTable = z.object({
  items: z.array(
    z.object({ mimeType: z.string().optional(), transferSize: z.number().optional() }),
  ),
});

async function runOnce(
  url: string,
  { slowdown, applied, trusted }: LighthousePhone,
): Promise<PageFigures> {
  const chromePath = findBrowser('full');
  const chromeFlags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`]),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'result.json');
  try {
    const { exitCode, output } = await capture(
      [
        await fetchProgram('lighthouse'),
        url,
        '--quiet',
        '--no-enable-error-reporting',
        '--only-categories=performance',
        `--throttling-method=${applied ? 'devtools' : 'simulate'}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--chrome-flags=${chromeFlags.join(' ')}`,
        '--output=json',
        `--output-path=${file}`,
      ],
      chromePath === undefined ? {} : { CHROME_PATH: chromePath },
    );
    if (exitCode !== 0) throw new Error(`${url}: Lighthouse failed: ${output.trim()}`);
    return readFigures(url, JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Extracts the figures of a result. Requests after Lighthouse considers the page loaded are not included.
 *
 * @throws when Lighthouse could not measure the page, or its format is unknown
 */
export function readFigures(url: string, json: unknown): PageFigures {
  const result = lighthouseResult.parse(json);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const value = (name: keyof typeof audits) => result.audits[audits[name]]?.numericValue ?? NaN;
  const { items } = requestTable.parse(result.audits['network-requests']?.details);
  // Transferred bytes: a preloaded script is listed a second time, from the browser's cache.
  const bytes = (type: RegExp) =>
    items
      .filter(({ mimeType = '' }) => type.test(mimeType))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round((result.categories.performance.score ?? NaN) * 100),
    firstPaint: value('firstPaint'),
    largestPaint: value('largestPaint'),
    blocked: value('blocked'),
    shift: value('shift'),
    html: bytes(/html/),
    script: bytes(/javascript/),
    fonts: bytes(/font/),
    requests: items.length,
    machine: result.environment.benchmarkIndex,
  };
}
