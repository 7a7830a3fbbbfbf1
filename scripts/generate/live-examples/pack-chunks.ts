import { join, resolve } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { withoutLayeredStyles } from './layered-styles';
import { readEntries } from './read-entries';
import { runOrder } from './run-order';
import type { ScannedExample } from './scan-folder';

/** Served files by name: what to fetch first, and what for which example, in the order in which they run. */
export interface ChunkMap {
  runtime: string;
  base: string[];
  examples: Record<string, string[]>;
  /** Style sheets that they need beside their own: see {@link withoutLayeredStyles}. */
  styles: readonly string[];
}

/*
 * The builder makes a chunk for every set of examples that share something: with 150 examples, 30 to
 * 60 small files for one of them. Here chunks that differ little are put together, which costs an
 * example a few kilobytes it does not need and saves it two requests of three.
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
 * @param dir workspace
 * @param codeRoot folder the import specifiers start from
 * @param outDir receives the files, named by their content
 * @throws when a live example has no chunk of its own
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
  const base = runOrder(runtime, chunks);
  const examples: Record<string, string[]> = {};
  for (const { example } of runnable) {
    const file = fileOf(join(codeRoot, `${example.module.importSpecifier}.ts`));
    const needed = runOrder(chunkFor(file, chunks), chunks);
    examples[example.id] = [...needed].filter((name) => !base.has(name));
  }
  // They come in whatever order the chunks are read in; names of files are made of them.
  return { runtime, base: [...base], examples, styles: [...styles].sort() };
}

async function pack(
  main: string,
  styles: Set<string>,
  outDir: string,
): Promise<readonly OutputChunk[]> {
  const layers = {
    name: 'layered-styles',
    transform: (code: string) => withoutLayeredStyles(code, (css) => styles.add(css)),
  };
  const bundle = await rolldown({ input: main, plugins: [layers] });
  const { output } = await bundle.write({
    dir: outDir,
    // The builder has minified already; only white space can come anew.
    minify: { mangle: false, compress: false },
    codeSplitting: { groups },
    entryFileNames: 'runtime-[hash:7].js',
    chunkFileNames: 'chunk-[hash:7].js',
  });
  await bundle.close();
  return output.filter((item) => item.type === 'chunk');
}

function chunkFor(file: string, chunks: readonly OutputChunk[]): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
  if (!chunk) throw new Error(`${file} has become part of another file`);
  return chunk.fileName;
}
