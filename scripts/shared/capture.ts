import { spawn } from 'node:child_process';
import { type Command, toolEnvironment } from './command';

/** How a command that kept its words to itself has ended. */
export interface Captured {
  /** 1 when a signal ended it, or when it cannot be started. */
  exitCode: number;
  /** Everything it printed. */
  output: string;
  seconds: number;
}

/**
 * Runs a command and keeps what it prints, so that commands side by side do not mix their words.
 *
 * @param environment variables for this command alone
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
