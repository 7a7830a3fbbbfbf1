import { spawn } from 'node:child_process';
import { type Command, toolEnvironment } from '@/scripts/shared/command';
import { errorMessageIn } from '@/scripts/shared/run-or-throw';

/** How a command ended. */
export interface Timed {
  /** The error message when it failed. */
  failure: string | undefined;
  output: string;
  /** Seconds of processor time with all child processes; undefined where the system does not report it. */
  processor: number | undefined;
}

/** Runs its arguments, and then writes the processor time of all of them. Nothing else counts grandchildren. */
const shellScript = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Parses the output of the shell's `times`: user and system time of the shell, and of its children. */
export function processorSeconds(times: string): number | undefined {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 4) return undefined;
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Runs a command and measures the processor time of all its processes.
 *
 * @param onOutput receives what it prints, as soon as it prints it
 */
export async function runTimed(
  command: Command,
  onOutput: (text: string) => unknown = () => undefined,
): Promise<Timed> {
  const isWindows = process.platform === 'win32';
  const [program, ...args]: Command = isWindows
    ? command
    : ['sh', '-c', shellScript, 'sh', ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: toolEnvironment(),
    shell: isWindows,
  });
  let output = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  }
  child.stdio[3]?.on('data', (bytes: Buffer) => (times += bytes.toString()));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const failure = code === 0 ? undefined : (errorMessageIn(output) ?? `exit code ${String(code)}`);
  return { failure, output, processor: processorSeconds(times) };
}
