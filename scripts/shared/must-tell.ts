import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Command, toolEnvironment } from './command';

/**
 * The reason among many lines of a tool: the first that is an error's message, else the last line.
 *
 * @param output everything the tool has printed
 */
function reasonOf(output: string): string | undefined {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const message = lines
    .map((line) => /^(?:⨯\s*)?(?:\[?\w*Error): (.+?)\]?$/.exec(line)?.[1])
    .find((text) => text !== undefined && !text.startsWith('Export encountered'));
  return message ?? lines.at(-1);
}

interface TellOptions {
  /** Folder the command runs in, unless this one. */
  cwd?: string;
  /** Whether it reads what is typed, and is ended by what ends this process: one that does not end by itself. */
  interactive?: boolean;
  /** Changes its words before they are passed on. */
  rewrite?: (text: string) => string;
}

/**
 * Runs a command whose words pass through, and remembers them.
 *
 * @returns the reason it gave when it failed, else nothing
 */
export async function tellFailureOf(
  [program, ...args]: Command,
  { cwd, interactive = false, rewrite = (text) => text }: TellOptions = {},
): Promise<string | undefined> {
  const child = spawn(program, args, {
    cwd,
    stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'pipe'],
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  });
  if (interactive) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => child.kill(signal));
    }
  }
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      const words = rewrite(text);
      output += words;
      to.write(words);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  return code === 0 ? undefined : (reasonOf(output) ?? `exit code ${String(code)}`);
}

/**
 * Runs a command whose words pass through.
 *
 * @throws with the reason it gave when it fails, so that this is the last thing to be read
 */
export async function mustTell(command: Command): Promise<void> {
  const failure = await tellFailureOf(command);
  if (failure !== undefined) throw new Error(`\`${command.join(' ')}\` failed: ${failure}`);
}
