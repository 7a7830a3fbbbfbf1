import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Command, toolEnvironment } from './command';

/**
 * Finds the error message in the output of a tool: the first line that looks like an error, otherwise the
 * last line.
 *
 * @param output the complete output of the tool
 */
export function errorMessageIn(output: string): string | undefined {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const message = lines
    .map((line) => /^(?:⨯\s*)?(?:\[?\w*Error): (.+?)\]?$/.exec(line)?.[1])
    .find((text) => text !== undefined && !text.startsWith('Export encountered'));
  return message ?? lines.at(-1);
}

interface RunOptions {
  /** The working directory; by default that of this process. */
  cwd?: string;
  /**
   * Passes input and termination signals of this process on to the command. For commands that run until
   * stopped.
   */
  interactive?: boolean;
  /** Changes the output before it is printed. */
  rewrite?: (text: string) => string;
}

/**
 * Runs a command and prints its output.
 *
 * @returns the error message of the command when it failed, otherwise undefined
 */
export async function runAndGetFailure(
  [program, ...args]: Command,
  { cwd, interactive = false, rewrite = (text) => text }: RunOptions = {},
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
      const rewritten = rewrite(text);
      output += rewritten;
      to.write(rewritten);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  return code === 0 ? undefined : (errorMessageIn(output) ?? `exit code ${String(code)}`);
}

/**
 * Runs a command and prints its output.
 *
 * @throws the error message of the command when it fails, so that the message is the last line in the
 *   terminal
 */
export async function runOrThrow(command: Command): Promise<void> {
  const failure = await runAndGetFailure(command);
  if (failure !== undefined) throw new Error(`\`${command.join(' ')}\` failed: ${failure}`);
}
