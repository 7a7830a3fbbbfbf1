/**
 * Measures the performance of the built site and prints it as Markdown tables.
 *
 * Reads   out/, which it serves. Options: `--runs <n>` (5); `--only <kind>`; `--against <url>` also measures
 *         another page, with a navigation to a page of the same folder; `--http1` serves over HTTP/1.1
 *         instead of HTTP/2; `--slowdown <n>` (4) sets the CPU throttling of the phone; `--applied` throttles
 *         the browser for Lighthouse, which otherwise simulates a slow load from a fast one.
 * Prints  for nine kinds of page the medians of Lighthouse on a phone (score, first and largest contentful
 *         paint, blocking time, layout shift), bytes, requests, and Lighthouse's benchmark of this machine;
 *         the duration of navigations on slow 4G with CPU throttling, and their requests; and the delay of
 *         the first interaction, whose press lasts 80 ms: a tap right after the page has loaded, a click
 *         after hovering, and a tap after an idle period.
 * Fails   when out/ is missing, no Chromium is found, or a page does not load. The figures themselves never
 *         fail.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/shared/main';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { startProxy } from './http2-proxy';
import { lighthouseFigures, type PageFigures } from './lighthouse-runs';
import { navigationFigures } from './navigations';
import { benchNavigations, benchPages, navigationStart, otherNavigations } from './pages';
import { firstPresses, pressWays } from './presses';
import { phoneSlowdown } from './slow-phone';
import { table } from './table';

const whole = (value: number) => String(Math.round(value));
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const head =
  'page, score, FCP ms, LCP ms, TBT ms, shift, HTML KB, script KB, fonts KB, requests, machine'.split(
    ', ',
  );

const row = (name: string, figures: PageFigures) => [
  name,
  whole(figures.score),
  whole(figures.firstPaint),
  whole(figures.largestPaint),
  whole(figures.blocked),
  figures.shift.toFixed(3),
  kilobytes(figures.html),
  kilobytes(figures.script),
  kilobytes(figures.fonts),
  whole(figures.requests),
  whole(figures.machine),
];

main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      against: { type: 'string', multiple: true, default: [] },
      only: { type: 'string' },
      http1: { type: 'boolean', default: false },
      applied: { type: 'boolean', default: false },
      slowdown: { type: 'string', default: String(phoneSlowdown) },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs: expected a positive integer.');
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Error('--slowdown: expected a number of at least 1.');
  const phone = { slowdown, applied: values.applied };
  const pages = benchPages.filter(({ kind }) => (values.only ?? kind) === kind);
  const server = createSiteServer('out');
  const origin = `http://localhost:${await listen(server, 0)}`;
  const figuresOf = async (url: string) => {
    const { origin: plain, href } = new URL(url);
    if (values.http1 || plain.startsWith('https:')) return lighthouseFigures(url, runs, phone);
    const proxy = await startProxy(plain);
    try {
      return await lighthouseFigures(href.replace(plain, proxy.origin), runs, {
        ...phone,
        trusted: proxy.keyHash,
      });
    } finally {
      proxy.close();
    }
  };
  try {
    const rows = [head];
    for (const { kind, path } of pages) {
      rows.push(row(`${kind} ${path}`, await figuresOf(origin + path)));
    }
    for (const url of values.against) rows.push(row(url, await figuresOf(url)));
    console.log(`\n${table(rows)}\n`);
    if (values.only !== undefined) return;
    const navigations = [];
    for (const navigation of benchNavigations) {
      const start = origin + navigationStart;
      const { time, requests } = await navigationFigures(start, runs, slowdown, navigation);
      navigations.push([navigation.kind, whole(time), whole(requests)]);
    }
    for (const url of values.against) {
      for (const navigation of otherNavigations) {
        const { time } = await navigationFigures(url, runs, slowdown, navigation);
        navigations.push([`${url}: ${navigation.kind}`, whole(time), '']);
      }
    }
    const presses: ReadonlyMap<string, number>[] = [];
    for (const way of pressWays) presses.push(await firstPresses(origin, runs, slowdown, way));
    const names = [...(presses[0]?.keys() ?? [])];
    console.log(
      `${table([[`navigation, slow 4G, ${slowdown}x CPU`, 'ms', 'requests'], ...navigations])}\n\n${table(
        [
          [`first press, ${slowdown}x CPU, ms`, ...pressWays.map(({ name }) => name)],
          ...names.map((name) => [name, ...presses.map((times) => whole(times.get(name) ?? NaN))]),
        ],
      )}\n`,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
