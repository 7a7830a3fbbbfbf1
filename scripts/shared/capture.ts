import { spawn } from 'node:child_process';
import { type Command, toolEnvironment } from './command';

/** The result of a command whose output was captured. */
export interface Captured {
  /** 1 when a signal ended the command, or when it could not be started. */
  exitCode: number;
  /** Standard output and standard error, interleaved. */
  output: string;
  seconds: number;
}

/**
 * Runs a command and captures its output. Commands that run in parallel then do not mix their output.
 *
 * @param environment additional environment variables for this command
 */
export function capture(
  [program, ...args]: Command,
  environment: Readonly<Record<string, string>> = {},
): Promise<Captured> {
  const started = performance.now();
  return new Promise((done) => {
    let output = '';
    const finish = (exitCode: number) =>
      done({ exitCode, output, seconds: (performance.now() - started) / 1000 });
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), ...environment },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', ({ message }) => {
      output += `${message}\n`;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
