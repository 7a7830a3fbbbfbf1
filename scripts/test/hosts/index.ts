/**
 * Sends the same requests to each host and compares the responses with those that the redirect table defines.
 *
 * Reads   out/ with its rule files, or `--out <folder>`, also the result of `npm run compose`. Options:
 *         `--only nginx,serve` tests only these hosts, `--sample` sends a fifth of the requests for pages and
 *         files, `--all` prints every deviation.
 * Writes  .generated/reports/hosts.json (counts).
 * Fails   when a response deviates and differences.ts has no entry for it, when an entry there is unused
 *         (not with a sample), and when a host rejects its rules. Programs that are not available are only listed; some are fetched.
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
import { hostRows, sampleRows } from './rows';
import { ownHosts, type RunningHost, startProgram, Unavailable } from './start-host';

/** The number of concurrent requests. */
const concurrency = 8;
/** The most deviations to print per kind and facet. */
const maxPrinted = 3;

async function judgeAll(
  out: string,
  host: RunningHost,
  fragile: boolean,
  isSample: boolean,
): Promise<{ deviations: Deviation[]; rows: number; below: boolean }> {
  const served = { ...readHost(out), out };
  const all = hostRows(served);
  const rows = (isSample ? sampleRows(all) : all).filter(
    ({ target }) => !fragile || answerOnHost(target, served.sites, served.beside).status !== 400,
  );
  const queue = [...rows];
  const deviations: Deviation[] = [];
  const worker = async () => {
    for (let row = queue.pop(); row !== undefined; row = queue.pop()) {
      deviations.push(...(await judge(served, host.port, row)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
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

async function testHost(
  { name, start, fragile }: Host,
  out: string,
  limit: number,
  isSample: boolean,
): Promise<boolean | undefined> {
  let host: RunningHost;
  try {
    host = await start();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    console.log(`${name}: not tested, ${error.message}.`);
    return undefined;
  }
  try {
    const { deviations, rows, below } = await judgeAll(out, host, fragile !== undefined, isSample);
    const { unexplained, unused: notSeen, covered } = applyDifferences(name, deviations, below);
    // A sample does not have every request for which a difference is accepted.
    const unused = isSample ? [] : notSeen;
    const faults = unexplained.length + unused.length;
    console.log(
      `${name}: ${rows} requests, ${unexplained.length} deviations, ${covered} accepted differences.`,
    );
    if (fragile !== undefined) console.log(`  Invalid requests were not sent: ${fragile}.`);
    print(unexplained, limit);
    for (const { reason } of unused) console.error(`  unused difference: "${reason}"`);
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
      sample: { type: 'boolean', default: false },
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
    throw new Error(`--only: unknown host "${unknown}". Known hosts: ${names.join(', ')}.`);
  }
  const outcomes = [];
  for (const host of hosts.filter(({ name }) => wanted.includes(name))) {
    const limit = values.all ? Number.POSITIVE_INFINITY : maxPrinted;
    outcomes.push(await testHost(host, out, limit, values.sample));
  }
  const failed = outcomes.filter((outcome) => outcome === false).length;
  writeReport('hosts', { passed: outcomes.filter((outcome) => outcome === true).length, failed });
  if (failed > 0) throw new Error(`${failed} of ${outcomes.length} hosts deviate.`);
});
