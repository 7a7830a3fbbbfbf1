import { spawn } from 'node:child_process';
import { toolEnvironment } from '@/scripts/shared/command';
import type { Check } from './plan';

/** How a check went. */
export interface CheckResult {
  name: string;
  passed: boolean;
  /** Everything it printed. */
  output: string;
  seconds: number;
}

/**
 * Runs one check and keeps what it prints, so that checks side by side do not mix their words.
 *
 * @param environment variables for this check alone
 * @returns a failed result when the program cannot be started
 */
export function runCheck(
  { name, command: [program, ...args] }: Check,
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckResult> {
  const started = performance.now();
  return new Promise((done) => {
    let output = '';
    const finish = (passed: boolean) =>
      done({ name, passed, output, seconds: (performance.now() - started) / 1000 });
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), ...environment },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', ({ message }) => {
      output += message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/**
 * Runs checks, a few at a time.
 *
 * @param onResult is told each result as it comes
 */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  onResult: (result: CheckResult) => void,
): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      onResult(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
