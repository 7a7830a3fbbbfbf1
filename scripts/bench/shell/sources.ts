import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The site's own files, as the bundler writes their paths into its source maps. */
const own = /^turbopack:\/\/\/\[project\]\/((?:app|components|content|lib)\/.+\.tsx?)$/;
const mapAddress = /\/\/# sourceMappingURL=(\S+)\s*$/;

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});
const entrySchema = z.object({ originalSource: z.string() });

/** Path of the site's file that a place in a script comes from; undefined for other people's code. */
export type FindSource = (script: string, line: number, column: number) => string | undefined;

/**
 * Reads source maps, each once.
 *
 * @param out folder of the export, built with source maps
 * @returns takes a script's path on the site, and a place in it, both counted from 0
 * @throws Error when a script has no source map
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
    return own.exec(entry.data?.originalSource ?? '')?.[1];
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
