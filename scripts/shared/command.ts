import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** A program of `node_modules/.bin` or of the system, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * The environment of the tools we start: `node_modules/.bin` comes first in the path, and telemetry is off.
 */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const own = resolve('node_modules/.bin');
  return {
    ...process.env,
    PATH: [own, process.env.PATH].filter(Boolean).join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
}

/**
 * Runs a command and waits until it exits. It prints to the output of this process, and gets no input.
 *
 * @param folder the working directory; by default the root of the project
 * @returns the exit code, or 1 when a signal ended the command
 * @throws when the command cannot be started
 */
export function run([program, ...args]: Command, folder = '.'): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: toolEnvironment(),
      shell: process.platform === 'win32',
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Runs a command. Throws an error with the command and its exit code when it fails. */
export async function runOrThrowExitCode(command: Command): Promise<void> {
  const code = await run(command);
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` failed with exit code ${code}.`);
}
