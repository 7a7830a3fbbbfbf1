import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** A program of `node_modules/.bin` or of the system, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** The environment of the tools we start: our own programs first, no telemetry. */
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
 * Runs a command to its end with our output as its own, and no input.
 *
 * @param folder where; the project's root unless told
 * @returns its exit code; 1 when a signal ended it
 * @throws when it cannot be started
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

/** Runs a command and throws when it fails, naming it. */
export async function mustRun(command: Command): Promise<void> {
  const code = await run(command);
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` failed with exit code ${code}.`);
}
