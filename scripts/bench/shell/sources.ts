import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ownFileOf } from '@/scripts/export/next/source-maps';

const mapAddress = /\/\/# sourceMappingURL=(\S+)\s*$/;

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});
const entrySchema = z.object({ originalSource: z.string() });

/**
 * Returns the site's source file for a position in a script, or undefined for code of packages. Zero-based.
 */
export type FindSource = (script: string, line: number, column: number) => string | undefined;

/**
 * Creates a function that looks up source files in source maps. Reads each map once.
 *
 * @param out the folder of an export that was built with source maps
 * @throws the returned function throws when a script has no source map
 */
export function createSourceFinder(out: string): FindSource {
  const maps = new Map<string, SourceMap>();
  const mapOf = (script: string): SourceMap => {
    const map = maps.get(script) ?? readMap(join(out, script));
    maps.set(script, map);
    return map;
  };
  return (script, line, column) => {
    const entry = entrySchema.safeParse(mapOf(script).findEntry(line, column));
    return ownFileOf(entry.data?.originalSource ?? '');
  };
}

function readMap(script: string): SourceMap {
  const address = mapAddress.exec(readFileSync(script, 'utf8'))?.[1];
  if (!address) throw new Error(`${script}: expected a source map; build with SOURCE_MAPS=1`);
  const text = readFileSync(join(dirname(script), address), 'utf8');
  const { sources, ...map } = mapSchema.parse(JSON.parse(text));
  return new SourceMap({
    ...map,
    sources,
    file: '',
    sourceRoot: '',
    sourcesContent: sources.map(() => ''),
  });
}
