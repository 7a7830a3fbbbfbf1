import { basename, dirname, relative, resolve } from 'node:path';
import { installCommand } from '@/scripts/shared/pinned-versions';
import { compile } from './compile';
import {
  type CompileError,
  declarationsNeededBy,
  readCompileErrors,
  typesNeededBy,
} from './compile-errors';
import type { ScannedExample } from './scan-folder';

interface CompileOptions {
  /** The folder of the workspace. */
  dir: string;
  /** The folder to which the import specifiers of examples are relative. */
  codeRoot: string;
  /** Whether to omit examples that do not compile instead of failing. */
  keepGoing: boolean;
  /** Writes the workspace for these examples. */
  writeWorkspaceFor: (examples: readonly ScannedExample[]) => void;
  /** Compiles a workspace. For tests. */
  run?: typeof compile;
}

/**
 * Compiles all examples. With `keepGoing`, removes the examples with errors and compiles again, until there
 * are no more errors.
 *
 * @returns the compiler errors of the omitted examples, by id
 * @throws the output of the compiler, when `keepGoing` is not set, or when no error belongs to an example
 */
export async function compileExamples(
  scanned: readonly ScannedExample[],
  { dir, codeRoot, keepGoing, writeWorkspaceFor, run = compile }: CompileOptions,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const failed = new Map<string, readonly string[]>();
  for (;;) {
    const left = scanned.filter(({ example }) => !failed.has(example.id));
    writeWorkspaceFor(left);
    const output = await run(dir);
    if (output === undefined) return failed;
    const errors = readCompileErrors(output, dir);
    const messages = messagesByExample(errors, left, dir, codeRoot);
    if (!keepGoing || messages.size === 0) {
      throw new Error(
        `The examples do not compile\n${withoutBundlerAdvice(output)}${adviceOn(errors)}${causeOf(errors)}`,
      );
    }
    for (const [id, lines] of messages) failed.set(id, lines);
  }
}

function messagesByExample(
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
  const messages = new Map<string, string[]>();
  for (const error of errors) {
    const { file = '', line, message } = error;
    const owners = folders.filter(
      ({ id, folder }) =>
        file.startsWith(`${folder}/`) ||
        (dirname(file) === shown && new RegExp(`^${id}-\\d+\\.ts$`).test(basename(file))),
    );
    // The innermost folder, in case an example is in the folder of another example.
    const [owner] = owners.sort((a, b) => b.folder.length - a.folder.length);
    if (!owner) continue;
    const types = typesNeededBy(error);
    const advice = types === undefined ? '' : ` (it needs ${types}, listed in examples.types)`;
    const place = `${relative(owner.folder, file)}:${line ?? 1}`;
    messages.set(owner.id, [...(messages.get(owner.id) ?? []), `${place}: ${message}${advice}`]);
  }
  return messages;
}

/** Removes what the bundler advises its own users, who have other options than the authors of examples. */
function withoutBundlerAdvice(output: string): string {
  const paragraphs = output.split(/\n{2,}/);
  return paragraphs
    .filter((text) => !/^\s*You can mark the path "[^"]*" as external/.test(text))
    .join('\n\n');
}

/** The first error as the last line, where it is still visible in a terminal. */
function causeOf([first]: readonly CompileError[]): string {
  if (!first) return '';
  const { file, line, message } = first;
  const place = file === undefined ? '' : `${relative(process.cwd(), file)}:${line ?? 1}: `;
  return `\n${place}${message}`;
}

function adviceOn(errors: readonly CompileError[]): string {
  const types = new Set(errors.flatMap((error) => typesNeededBy(error) ?? []));
  const declarations = errors.flatMap((error) => declarationsNeededBy(error) ?? []);
  const packages = new Set([...types, ...declarations]);
  const install =
    packages.size === 0
      ? ''
      : `They need types. Run ${installCommand([...packages].sort(), ['--save-dev'])}.\n`;
  const ambient = [...types].map((name) => `'${name.replace('@types/', '')}'`).join(', ');
  const list = types.size === 0 ? '' : `Add to site.ts: examples: { types: [${ambient}] }.\n`;
  return `\n${install}${list}Use --keep-going to omit examples that do not compile.`;
}
