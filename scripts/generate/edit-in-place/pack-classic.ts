import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { executionOrder } from '@/scripts/generate/live-examples/execution-order';
import { readEntries } from '@/scripts/generate/live-examples/read-entries';
import { facadeName } from './facades';

/** Classic scripts, and which of them are needed for what. */
export interface PackedLibrary {
  /** The scripts that every example needs. */
  base: readonly string[];
  /** The modules of `base` that are run before an example, in order. */
  entries: readonly string[];
  /** By specifier, the module of a package and the scripts that it needs, without those of `base`. */
  packages: Readonly<Record<string, { module: string; files: readonly string[] }>>;
}

/*
 * As for the live examples: the builder makes a chunk of every set of packages that share a module, and similar
 * chunks are merged.
 */
const shared = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 2_500,
} as const;

/** A file of the builder and all files that it imports, directly or not. */
function staticImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*"(\.\/[^"]+)"/g)) {
    staticImports(join(dirname(file), name), found);
  }
  return found;
}

/** A chunk as a classic script: in an opaque origin, a browser loads no modules. */
const classic = ({ fileName, code }: OutputChunk) =>
  `editModules.define(${JSON.stringify(`./${fileName}`)},function(require,exports,module){${code}\n});\n`;

/**
 * Packs the output of the builder as classic scripts with CommonJS modules.
 *
 * @param specifiers the packages, each of which has a facade among the entry points
 * @throws when a package has no chunk of its own
 */
export async function packClassic(
  workspace: string,
  specifiers: readonly string[],
  outDir: string,
): Promise<PackedLibrary> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const built = readEntries(workspace);
  const browser = resolve(workspace, 'dist/browser');
  const builtFrom = (source: string) => {
    const file = built.get(resolve(workspace, 'src', source));
    if (file === undefined) throw new Error(`The build for editing has no chunk for ${source}`);
    return file;
  };
  const polyfills = readdirSync(browser).find((name) => /^polyfills-.*\.js$/.test(name));
  if (polyfills === undefined) throw new Error('The build for editing has no compiler.');
  const input: Record<string, string> = {
    compiler: join(browser, polyfills),
    runtime: builtFrom('main.ts'),
  };
  for (const specifier of specifiers) {
    input[facadeName(specifier)] = builtFrom(`facades/${facadeName(specifier)}.ts`);
  }
  const ofRuntime = staticImports(builtFrom('main.ts'));
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({
    format: 'cjs',
    // The builder has already minified the code. Only whitespace is new.
    minify: { mangle: { toplevel: true }, compress: false },
    // Merged chunks may import each other.
    strictExecutionOrder: true,
    codeSplitting: {
      groups: [{ name: 'base', test: (id: string) => ofRuntime.has(id), priority: 1 }, shared],
    },
    entryFileNames: '[name]-[hash:7].js',
    chunkFileNames: 'chunk-[hash:7].js',
  });
  await bundle.close();
  const chunks = output.filter((item) => item.type === 'chunk');
  for (const chunk of chunks) writeFileSync(join(outDir, chunk.fileName), classic(chunk));

  const entry = (name: string) => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!found) throw new Error(`${name} was merged into another chunk`);
    return found.fileName;
  };
  const entries = [entry('compiler'), entry('runtime')];
  const base = new Set(entries.flatMap((name) => [...executionOrder(name, chunks)]));
  const packages = specifiers.map((specifier) => {
    const name = entry(facadeName(specifier));
    const files = [...executionOrder(name, chunks)].filter((file) => !base.has(file));
    return [specifier, { module: `./${name}`, files }] as const;
  });
  return {
    base: [...base],
    entries: entries.map((name) => `./${name}`),
    packages: Object.fromEntries(packages),
  };
}
