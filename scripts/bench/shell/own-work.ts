import { z } from 'zod';
import { filePaths } from '@/lib/routes/file-paths';
import type { FindSource } from './sources';

/** Main-thread times of the site's own code during a page load, in milliseconds. */
export interface OwnWork {
  /** The longest time within one task. */
  longest: number;
  all: number;
  /** Time per file, the longest first. */
  files: readonly { file: string; time: number }[];
}

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  id: z.string().optional(),
  args: z.unknown(),
});
type TraceEvent = z.infer<typeof eventSchema>;

const nodeSchema = z.object({
  id: z.number(),
  parent: z.number().optional(),
  callFrame: z.object({
    url: z.string().optional(),
    lineNumber: z.number().optional(),
    columnNumber: z.number().optional(),
  }),
});
const chunkSchema = z.object({
  data: z.object({
    cpuProfile: z.object({
      nodes: z.array(nodeSchema).optional(),
      samples: z.array(z.number()).optional(),
    }),
    timeDeltas: z.array(z.number()).optional(),
  }),
});
const startSchema = z.object({ data: z.object({ startTime: z.number() }) });

interface Sample {
  /** In microseconds of the trace's clock. */
  start: number;
  duration: number;
  file: string;
}

/**
 * Reads a Chromium trace with CPU profiles. A sample counts when the innermost script on its stack is
 * the site's, including work of the browser that this script calls.
 */
export function ownWork(trace: string, findSource: FindSource): OwnWork {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(trace));
  const events = traceEvents.flatMap((event) => eventSchema.safeParse(event).data ?? []);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const threads = events
    .filter(({ name }) => name === 'Profile')
    .map((profile) => ({ profile, samples: samplesOf(profile, events, findSource) }));
  const samples = threads.flatMap((thread) => thread.samples);
  const perTask = threads.flatMap(({ profile, samples }) =>
    tasks
      .filter(({ pid, tid }) => pid === profile.pid && tid === profile.tid)
      .map(({ ts, dur = 0 }) =>
        sum(samples.filter(({ start }) => start >= ts && start < ts + dur)),
      ),
  );
  const files = [...Map.groupBy(samples, ({ file }) => file)]
    .map(([file, all]) => ({ file, time: sum(all) }))
    .toSorted((a, b) => b.time - a.time);
  return { longest: Math.max(0, ...perTask), all: sum(samples), files };
}

const sum = (samples: readonly Sample[]) =>
  samples.reduce((total, { duration }) => total + duration, 0) / 1000;

function samplesOf(profile: TraceEvent, events: TraceEvent[], findSource: FindSource): Sample[] {
  const nodes = new Map<number, z.infer<typeof nodeSchema>>();
  const leaves: { leaf: number; start: number }[] = [];
  let clock = startSchema.parse(profile.args).data.startTime;
  const chunks = events.filter(
    ({ name, pid, id }) => name === 'ProfileChunk' && pid === profile.pid && id === profile.id,
  );
  for (const { args } of chunks) {
    const { cpuProfile, timeDeltas = [] } = chunkSchema.parse(args).data;
    for (const node of cpuProfile.nodes ?? []) nodes.set(node.id, node);
    cpuProfile.samples?.forEach((leaf, index) => {
      clock += timeDeltas[index] ?? 0;
      leaves.push({ leaf, start: clock });
    });
  }
  return leaves.flatMap(({ leaf, start }, index) => {
    const file = fileOf(leaf, nodes, findSource);
    // A sample lasts until the next one, which may be in the next chunk.
    return file ? [{ file, start, duration: (leaves[index + 1]?.start ?? start) - start }] : [];
  });
}

function fileOf(
  leaf: number,
  nodes: ReadonlyMap<number, z.infer<typeof nodeSchema>>,
  findSource: FindSource,
): string | undefined {
  for (let node = nodes.get(leaf); node; node = nodes.get(node.parent ?? NaN)) {
    const { url, lineNumber = 0, columnNumber = 0 } = node.callFrame;
    // Built-in functions have no URL; their time counts for their caller.
    if (!url?.startsWith('http')) continue;
    const { pathname } = new URL(url);
    // All inline scripts belong to the site; scripts of examples do not.
    if (!pathname.endsWith('.js')) return 'inline';
    return pathname.startsWith(filePaths.framework(''))
      ? findSource(pathname, lineNumber, columnNumber)
      : undefined;
  }
  return undefined;
}
