/**
 * Holds hosts to what the site answers: the same requests to each, judged by the one redirect table.
 *
 * Reads   out/ with its rule files, or `--out <folder>`, which may hold what `npm run compose` has made. Options:
 *         `--only nginx,serve` tries these hosts alone, `--all` prints every deviation.
 * Writes  .generated/reports/hosts.json (counts).
 * Fails   when an answer deviates and differences.ts gives no reason, when a difference there is needed
 *         by nothing, and when a host refuses its rules. A program that cannot be had is named and
 *         nothing more. Some of them are brought by npm: see programs.ts.
 */
import { parseArgs } from 'node:util';
import { answerOnHost } from '@/lib/routes/answers';
import { isSharedHost } from '@/lib/routes/hosts/shared-host';
import { main } from '@/scripts/shared/main';
import { readHost } from '@/scripts/shared/server/site-index';
import { writeReport } from '@/scripts/test/reports';
import { applyDifferences } from './apply-differences';
import { type Deviation, judge } from './judge';
import { programs } from './programs';
import { hostRows } from './rows';
import { ownHosts, type RunningHost, startProgram, Unavailable } from './start-host';

/** How many requests are under way at once. */
const atOnce = 8;
/** Most deviations to print per kind and facet. */
const most = 3;

async function judgeAll(
  out: string,
  host: RunningHost,
  fragile: boolean,
): Promise<{ deviations: Deviation[]; rows: number; below: boolean }> {
  const served = { ...readHost(out), out };
  const rows = hostRows(served).filter(
    ({ target }) => !fragile || answerOnHost(target, served.sites, served.beside).status !== 400,
  );
  const waiting = [...rows];
  const deviations: Deviation[] = [];
  const work = async () => {
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      deviations.push(...(await judge(served, host.port, row)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { deviations, rows: rows.length, below: isSharedHost(served.sites) };
}

function print(deviations: readonly Deviation[], limit: number): void {
  const groups = Object.groupBy(deviations, ({ kind, facet }) => `${kind}: ${facet}`);
  for (const [name, list = []] of Object.entries(groups).sort()) {
    console.error(`  ${name} (${list.length})`);
    for (const { target, expected, got } of list.slice(0, limit)) {
      console.error(
        `    ${target.slice(0, 100)}  expected ${expected.slice(0, 60)}, got ${got.slice(0, 60)}`,
      );
    }
  }
}

interface Host {
  name: string;
  start: () => Promise<RunningHost>;
  fragile?: string;
}

async function tryHost(
  { name, start, fragile }: Host,
  out: string,
  limit: number,
): Promise<boolean | undefined> {
  let host: RunningHost;
  try {
    host = await start();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    console.log(`${name}: not tried, ${error.message}.`);
    return undefined;
  }
  try {
    const { deviations, rows, below } = await judgeAll(out, host, fragile !== undefined);
    const { left, unused, covered } = applyDifferences(name, deviations, below);
    const faults = left.length + unused.length;
    console.log(
      `${name}: ${rows} requests, ${left.length} deviations, ${covered} more that it cannot help.`,
    );
    if (fragile !== undefined) console.log(`  Not asked with broken requests: ${fragile}.`);
    print(left, limit);
    for (const { reason } of unused) console.error(`  needed by nothing: "${reason}"`);
    return faults === 0;
  } finally {
    await host.close();
  }
}

main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      out: { type: 'string', default: 'out' },
      all: { type: 'boolean', default: false },
    },
  });
  const { out } = values;
  const hosts: readonly Host[] = [
    ...Object.entries(ownHosts).map(([name, start]) => ({ name, start: () => start(out) })),
    ...programs.map((program) => ({
      name: program.name,
      fragile: program.fragile,
      start: () => startProgram(program, out),
    })),
  ];
  const names = hosts.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no host "${unknown}": there are ${names.join(', ')}.`);
  }
  const outcomes = [];
  for (const host of hosts.filter(({ name }) => wanted.includes(name))) {
    outcomes.push(await tryHost(host, out, values.all ? Number.POSITIVE_INFINITY : most));
  }
  const failed = outcomes.filter((outcome) => outcome === false).length;
  writeReport('hosts', { passed: outcomes.filter((outcome) => outcome === true).length, failed });
  if (failed > 0) throw new Error(`${failed} of ${outcomes.length} hosts deviate.`);
});
