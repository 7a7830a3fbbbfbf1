import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { originOf, type SourceFiles, sourceFilesSchema } from '@/lib/generated/source-files';
import type { Command } from '@/scripts/shared/command';
import { assertReplaceable, copyBuild } from '@/scripts/shared/place-build';
import { printStep } from '@/scripts/shared/print-step';
import { runAndGetFailure } from '@/scripts/shared/run-or-throw';
import { createWorkspace } from './create-workspace';
import { type Generator, generatorHere } from './generator';

/** The command line options of a command that runs for external content. */
export interface ContentOptions {
  /** The content folder, as an absolute path. */
  folder: string;
  /** The folder for the built site, as an absolute path. */
  to: string;
  /** All other arguments. */
  rest: readonly string[];
}

/**
 * Parses `--content <folder>` and `--to <folder>`.
 *
 * @returns undefined without `--content`; then the command is for the content of this repository
 * @throws when one of the options has no folder
 */
export function parseContentOptions(args: readonly string[]): ContentOptions | undefined {
  const rest: string[] = [];
  const found: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const [, name = '', value] = /^--(content|to)(?:=(.*))?$/.exec(args[at] ?? '') ?? [];
    if (name === '') rest.push(args[at] ?? '');
    else {
      const folder = value ?? args[++at];
      if (!folder || folder.startsWith('--')) throw new Error(`--${name}: expected a folder`);
      found[name] = folder;
    }
  }
  const { content, to = 'out' } = found;
  return content === undefined ? undefined : { folder: resolve(content), to: resolve(to), rest };
}

/** Replaces the paths of copied files in a text by the paths of the original files. */
function withSourceNames(text: string, sources: Pick<SourceFiles, 'files'>): string {
  return text.replaceAll(
    /(?<![\w.-])(?:\.{1,2}\/)*(content\/(?:overviews|guides|examples)\/[\w./-]*\w)/g,
    (all, name: string) => originOf(name, sources) ?? all,
  );
}

function sourcesOf(root: string): Pick<SourceFiles, 'files'> {
  const file = join(root, generatedFiles.sourceFiles);
  if (!existsSync(file)) return { files: {} };
  const { data } = sourceFilesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  // The file of another version of this site may be invalid. It is about to be rewritten.
  return data ?? { files: {} };
}

/**
 * Runs a command in a workspace and prints its output, with the paths of the original files.
 *
 * @throws the error message of the command when it fails
 */
export async function runIn(root: string, command: Command): Promise<void> {
  const sources = sourcesOf(root);
  const rewrite = (text: string) => withSourceNames(text, sources);
  const failure = await runAndGetFailure(command, { cwd: root, interactive: true, rewrite });
  if (failure !== undefined) throw new Error(failure);
}

/**
 * Creates the workspace for a content folder and copies the content into it.
 *
 * @returns the folder of the workspace
 */
export async function prepareWorkspace(
  folder: string,
  generator: Generator = generatorHere(folder),
): Promise<string> {
  printStep(`Copying the content of ${folder}`);
  const root = createWorkspace(folder, generator);
  const script = 'scripts/shared/external-content/index.ts';
  const options = [generator.installOptions].filter(Boolean);
  await runIn(root, ['tsx', script, folder, generator.code, ...options]);
  return root;
}

/**
 * Runs a command in the workspace of external content if the arguments contain `--content`.
 *
 * @param script the name of a script in scripts/commands: `build`
 * @returns whether the command ran; then the caller has nothing left to do
 * @throws when the command fails
 */
export async function ranForExternalContent(
  script: string,
  args: readonly string[] = process.argv.slice(2),
): Promise<boolean> {
  const options = parseContentOptions(args);
  if (!options) return false;
  await runForContent(script, options, generatorHere(options.folder));
  return true;
}

/**
 * Runs a command in the workspace of external content.
 *
 * @param script the name of a script in scripts/commands: `build`
 * @throws when the command fails
 */
export async function runForContent(
  script: string,
  { folder, to, rest }: ContentOptions,
  generator: Generator,
): Promise<void> {
  if (script === 'build') assertReplaceable(to);
  const root = await prepareWorkspace(folder, generator);
  await runIn(root, ['tsx', `scripts/commands/${script}.ts`, ...rest]);
  if (script === 'measure') {
    rmSync(join(folder, 'measured'), { recursive: true, force: true });
    cpSync(join(root, generatedFiles.measures), join(folder, 'measured'), { recursive: true });
  }
  if (script === 'build') {
    copyBuild(join(root, 'out'), to);
    // The report is written again, because it links to the final folder of the site.
    await runIn(root, ['tsx', 'scripts/export/report/index.ts', to]);
    console.log(`The site of ${folder} is in ${to}.`);
  }
}

/**
 * Serves a built site with the code of the workspace that built it.
 *
 * @throws when nothing has been built
 */
export async function serveBuilt(folder: string, { workspace }: Generator): Promise<void> {
  if (!existsSync(join(workspace, 'package.json'))) {
    throw new Error(`There is no ${folder}/ to serve. Run \`npm run build\`.`);
  }
  await runIn(workspace, ['tsx', 'scripts/commands/serve.ts', resolve(folder)]);
}
