import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { ScannedExample } from './scan';

const statsSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      entryPoint: z.string().optional(),
      imports: z.array(z.object({ path: z.string(), kind: z.string() })),
    }),
  ),
});

type Outputs = z.infer<typeof statsSchema>['outputs'];

export interface ChunkMap {
  runtime: string;
  base: string[];
  examples: Record<string, string[]>;
}

/** A module and all it imports before it runs. */
function closure(outputs: Outputs, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') closure(outputs, path, seen);
  }
  return seen;
}

/**
 * Tells from the builder's stats which files to fetch for which example.
 *
 * @param dir workspace that was built
 * @param examplesRoot folder the import specifiers start from
 * @throws when a live example has no chunk of its own
 */
export function readChunks(
  dir: string,
  examplesRoot: string,
  scanned: readonly ScannedExample[],
): ChunkMap {
  const text = readFileSync(join(dir, 'dist/browser-stats.json'), 'utf8');
  const { outputs } = statsSchema.parse(JSON.parse(text));
  const chunkOf = new Map<string, string>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined) chunkOf.set(resolve(dir, entryPoint), file);
  }
  const runtime = chunkOf.get(resolve(dir, 'src/main.ts'));
  if (runtime === undefined) throw new Error('The build has no runtime');
  const base = closure(outputs, runtime);
  const examples: Record<string, string[]> = {};
  for (const { example } of scanned) {
    if (example.kind !== 'live') continue;
    const source = resolve(examplesRoot, `${example.module.importSpecifier}.ts`);
    const chunk = chunkOf.get(source);
    if (chunk === undefined)
      throw new Error(`The build has no chunk for the example "${example.id}"`);
    examples[example.id] = [...closure(outputs, chunk)].filter((file) => !base.has(file));
  }
  return { runtime, base: [...base], examples };
}
