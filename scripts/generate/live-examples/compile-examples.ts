import { basename, dirname, relative, resolve } from 'node:path';
import { compile } from './compile';
import { type CompileError, readCompileErrors, typesNeededBy } from './compile-errors';
import type { ScannedExample } from './scan-folder';

interface CompileOptions {
  /** Workspace, which `lay` fills. */
  dir: string;
  /** Folder that the import specifiers of examples start from, where the compiler sees them. */
  codeRoot: string;
  /** Whether an example that does not compile is left out; else it stops the build. */
  keepGoing: boolean;
  /** Lays the workspace for these examples. */
  lay: (examples: readonly ScannedExample[]) => void;
  /** Compiles a workspace; the tests' own. */
  run?: typeof compile;
}

/**
 * Compiles all examples, or with `keepGoing` those that do: whatever the compiler complains about is
 * taken out, until it complains no more.
 *
 * @returns what the compiler said about examples that were left out, by id
 * @throws with what the compiler said, when something fails that may not be left out, or is no example
 */
export async function compileExamples(
  scanned: readonly ScannedExample[],
  { dir, codeRoot, keepGoing, lay, run = compile }: CompileOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const failed = new Map<string, readonly string[]>();
  for (;;) {
    const left = scanned.filter(({ example }) => !failed.has(example.id));
    lay(left);
    const output = await run(dir);
    if (output === undefined) return failed;
    const errors = readCompileErrors(output, dir);
    const words = wordsByExample(errors, left, dir, codeRoot);
    if (!keepGoing || words.size === 0) {
      throw new Error(`The examples do not compile\n${output}${adviceOn(errors)}`);
    }
    for (const [id, lines] of words) failed.set(id, lines);
  }
}

function wordsByExample(
  errors: readonly CompileError[],
  scanned: readonly ScannedExample[],
  dir: string,
  codeRoot: string,
): ReadonlyMap<string, readonly string[]> {
  const shown = resolve(dir, 'src/shown');
  const folders = scanned.map(({ example }) => ({
    id: example.id,
    folder: resolve(codeRoot, dirname(example.module.importSpecifier)),
  }));
  const words = new Map<string, string[]>();
  for (const error of errors) {
    const { file = '', line, message } = error;
    const owners = folders.filter(
      ({ id, folder }) =>
        file.startsWith(`${folder}/`) ||
        (dirname(file) === shown && new RegExp(`^${id}-\\d+\\.ts$`).test(basename(file))),
    );
    // The innermost, should an example lie in the folder of another.
    const [owner] = owners.sort((a, b) => b.folder.length - a.folder.length);
    if (!owner) continue;
    const types = typesNeededBy(error);
    const advice = types === undefined ? '' : ` (it needs ${types}, named in examples.types)`;
    const place = `${relative(owner.folder, file)}:${line ?? 1}`;
    words.set(owner.id, [...(words.get(owner.id) ?? []), `${place}: ${message}${advice}`]);
  }
  return words;
}

function adviceOn(errors: readonly CompileError[]): string {
  const types = new Set(errors.flatMap((error) => typesNeededBy(error) ?? []));
  const install =
    types.size === 0
      ? ''
      : `They need types: npm install --save-dev ${[...types].join(' ')}, and name them in examples.types of content/site.ts.\n`;
  return `\n${install}With --keep-going, examples that do not compile are left out.`;
}
