import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { originOf, type SourceFiles, sourceFilesSchema } from '@/lib/generated/source-files';
import type { Command } from '@/scripts/shared/command';
import { tellFailureOf } from '@/scripts/shared/must-tell';
import { placeBuild, refuseTarget } from '@/scripts/shared/place-build';
import { sayStep } from '@/scripts/shared/say';
import { layOut } from './lay-out';

export interface Request {
  /** The folder whose site is meant. */
  folder: string;
  /** Where the built site goes. */
  to: string;
  /** Everything else on the command line. */
  rest: readonly string[];
}

/**
 * Reads `--content <folder>` and `--to <folder>` of a command line.
 *
 * @returns nothing where this site's own content is meant
 * @throws when one of them lacks its folder
 */
export function readRequest(args: readonly string[]): Request | undefined {
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

/** Names of copies, however they are reached, become those of the files they are copies of. */
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
  // What another version of this site has left is about to be written anew.
  return data ?? { files: {} };
}

/**
 * Runs a command in a workspace, its words passing through.
 *
 * @throws with the reason it gave when it fails
 */
async function runIn(root: string, command: Command): Promise<void> {
  const sources = sourcesOf(root);
  const rewrite = (text: string) => withSourceNames(text, sources);
  const failure = await tellFailureOf(command, { cwd: root, interactive: true, rewrite });
  if (failure !== undefined) throw new Error(failure);
}

/** Lays out the workspace of a folder's site and gathers its content there. */
export async function prepare(folder: string): Promise<string> {
  sayStep(`Gathering the content of ${folder}`);
  const root = layOut(folder);
  await runIn(root, ['tsx', 'scripts/shared/own-content/index.ts', folder]);
  return root;
}

/**
 * Runs a command for the site of another folder, where `--content` names one.
 *
 * @param script what to run there, as here: `build`
 * @returns whether it was for another folder; then nothing is left to do here
 * @throws when it fails
 */
export async function ranElsewhere(
  script: string,
  args: readonly string[] = process.argv.slice(2),
): Promise<boolean> {
  const request = readRequest(args);
  if (!request) return false;
  const { folder, to, rest } = request;
  if (script === 'build') refuseTarget(to);
  const root = await prepare(folder);
  await runIn(root, ['tsx', `scripts/commands/${script}.ts`, ...rest]);
  if (script === 'build') {
    placeBuild(join(root, 'out'), to);
    // Once more, for its links to lead to where the site is now.
    await runIn(root, ['tsx', 'scripts/export/report/index.ts', to]);
    console.log(`The site of ${folder} is in ${to}.`);
  }
  return true;
}
