import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import type { Command } from '@/scripts/shared/command';
import { tellFailureOf } from '@/scripts/shared/must-tell';
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

/** What a build tells of itself, beside the site. */
const reportFiles = ['report.html', 'report.json'];

const sourcesSchema = z.object({ files: z.record(z.string(), z.string()) });

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

/** Names of copies become those of the files they are copies of. */
function withSourceNames(text: string, root: string): string {
  const file = join(root, generatedFiles.sourceFiles);
  if (!existsSync(file)) return text;
  const { files } = sourcesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return text.replaceAll(
    /\bcontent\/(?:overviews|guides|examples)\/[\w./-]*\w/g,
    (name) => files[name] ?? name,
  );
}

/**
 * Runs a command in a workspace, its words passing through.
 *
 * @throws with the reason it gave when it fails
 */
async function runIn(root: string, command: Command): Promise<void> {
  const rewrite = (text: string) => withSourceNames(text, root);
  const failure = await tellFailureOf(command, { cwd: root, interactive: true, rewrite });
  if (failure !== undefined) throw new Error(failure);
}

/** Lays out the workspace of a folder's site and gathers its content there. */
export async function prepare(folder: string): Promise<string> {
  sayStep(`Gathering the content of ${folder}`);
  const root = layOut(folder);
  await runIn(root, ['tsx', 'scripts/own-content/index.ts', folder]);
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
  const root = await prepare(request.folder);
  await runIn(root, ['tsx', `scripts/${script}/index.ts`, ...request.rest]);
  if (script === 'build') {
    rmSync(request.to, { recursive: true, force: true });
    cpSync(join(root, 'out'), request.to, { recursive: true });
    for (const name of reportFiles) cpSync(join(root, name), join(dirname(request.to), name));
    console.log(`The site of ${request.folder} is in ${request.to}.`);
  }
  return true;
}
