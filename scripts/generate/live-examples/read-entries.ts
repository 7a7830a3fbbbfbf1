import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const statsSchema = z.object({
  outputs: z.record(z.string(), z.object({ entryPoint: z.string().optional() })),
});

/** The built files of all entry points, by source file. All paths are absolute. */
export function readEntries(dir: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(dir, 'dist/browser-stats.json'), 'utf8');
  const { outputs } = statsSchema.parse(JSON.parse(text));
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined
        ? []
        : [[resolve(dir, entryPoint), resolve(dir, 'dist/browser', file)] as const],
    ),
  );
}
