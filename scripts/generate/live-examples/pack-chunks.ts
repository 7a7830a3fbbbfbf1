import { join, resolve } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { endMark } from '@/lib/browser/network/whole-files';
import { executionOrder } from './execution-order';
import { extractLayeredStyles } from './layered-styles';
import { readEntries } from './read-entries';
import type { ScannedExample } from './scan-folder';

/** The names of the served files, in execution order. */
export interface ChunkMap {
  /** The entry point. */
  runtime: string;
  /** The files that all examples need. */
  base: string[];
  /** The additional files of each example, by id. */
  examples: Record<string, string[]>;
  /** The stylesheets that were removed from the code: see {@link extractLayeredStyles}. */
  styles: readonly string[];
}

/*
 * The builder creates a chunk for every set of examples that share a module. With 150 examples, each example
 * needs 30 to 60 small files. These groups merge similar chunks. An example then loads a few unused
 * kilobytes, but needs only a third of the requests.
 */
const groups = [
  {
    name: 'often',
    minShareCount: 25,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 2,
  },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_500,
    priority: 1,
  },
];

/**
 * Packs the browser bundles of a built workspace into fewer files.
 *
 * @param dir the workspace
 * @param codeRoot the folder to which import specifiers are relative
 * @param outDir the output folder; file names contain a content hash
 * @throws when a live example has no separate chunk
 */
export async function packChunks(
  dir: string,
  codeRoot: string,
  runnable: readonly ScannedExample[],
  outDir: string,
): Promise<ChunkMap> {
  const built = readEntries(dir);
  const fileOf = (source: string) => {
    const file = built.get(resolve(source));
    if (file === undefined) throw new Error(`The build has no chunk for ${source}`);
    return file;
  };
  const main = fileOf(join(dir, 'src/main.ts'));
  const styles = new Set<string>();
  const chunks = await pack(main, styles, outDir);
  const runtime = chunkFor(main, chunks);
  const base = executionOrder(runtime, chunks);
  const examples: Record<string, string[]> = {};
  for (const { example } of runnable) {
    const file = fileOf(join(codeRoot, `${example.module.importSpecifier}.ts`));
    const needed = executionOrder(chunkFor(file, chunks), chunks);
    examples[example.id] = [...needed].filter((name) => !base.has(name));
  }
  // Sorted, because the order of chunks varies, and file names contain a hash of these styles.
  return { runtime, base: [...base], examples, styles: [...styles].sort() };
}

async function pack(
  main: string,
  styles: Set<string>,
  outDir: string,
): Promise<readonly OutputChunk[]> {
  const plugin = {
    name: 'layered-styles',
    transform: (code: string) => extractLayeredStyles(code, (css) => styles.add(css)),
  };
  const bundle = await rolldown({ input: main, plugins: [plugin] });
  const { output } = await bundle.write({
    dir: outDir,
    // The builder has already minified the code. Only whitespace is new.
    minify: { mangle: false, compress: false },
    // Pages do not run a module without it: half of one may be well-formed.
    postFooter: `//${endMark}`,
    codeSplitting: { groups },
    entryFileNames: 'runtime-[hash:7].js',
    chunkFileNames: 'chunk-[hash:7].js',
  });
  await bundle.close();
  return output.filter((item) => item.type === 'chunk');
}

function chunkFor(file: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
  if (!chunk) throw new Error(`${file} was merged into another chunk`);
  return chunk.fileName;
}
