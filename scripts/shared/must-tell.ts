import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Command, toolEnvironment } from './command';

/**
 * The reason among many lines of a tool: the first that is an error's message, else the last line.
 *
 * @param output everything the tool has printed
 */
export function reasonOf(output: string): string | undefined {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const message = lines
    .map((line) => /^(?:⨯\s*)?(?:\[?\w*Error): (.+?)\]?$/.exec(line)?.[1])
    .find((text) => text !== undefined && !text.startsWith('Export encountered'));
  return message ?? lines.at(-1);
}

/**
 * Runs a command whose words pass through, and remembers them.
 *
 * @throws with the reason it gave when it fails, so that this is the last thing to be read
 */
export async function mustTell([program, ...args]: Command): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      to.write(text);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) {
    const command = [program, ...args].join(' ');
    throw new Error(`\`${command}\` failed: ${reasonOf(output) ?? `exit code ${code}`}`);
  }
}
