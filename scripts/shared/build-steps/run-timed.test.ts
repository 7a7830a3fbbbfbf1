/** @jest-environment node */
import { processorSeconds, runTimed } from './run-timed';

const node = (code: string) => ['node', '-e', code] as const;
const busy = (milliseconds: number) =>
  `for (const end = process.cpuUsage().user + ${milliseconds * 1000}; process.cpuUsage().user < end; );`;

it('counts the processor time of a command and of the processes that it starts', async () => {
  const child = `require('node:child_process').execFileSync('node', ['-e', ${JSON.stringify(busy(600))}])`;
  const { failure, processor } = await runTimed(node(child));
  expect(failure).toBeUndefined();
  expect(processor).toBeGreaterThan(0.6);
  expect(processor).toBeLessThan(20);
});

it('passes output on and returns the error message of a command that fails', async () => {
  const printed: string[] = [];
  const { failure, output } = await runTimed(
    node("console.log('one'); console.error('Error: two'); process.exit(3)"),
    (text) => printed.push(text),
  );
  expect(failure).toBe('two');
  expect(output).toContain('one\n');
  expect(printed.join('')).toBe(output);
});

it('passes arguments on as they are', async () => {
  const { output } = await runTimed(['node', '-p', 'process.argv[1]', '--', `a "b" $HOME 'c'`]);
  expect(output).toBe(`a "b" $HOME 'c'\n`);
});

it.each([
  ['0m0.00s 0m0.01s\n1m2.50s 0m0.49s\n', 63],
  ['0m0.000000s 0m0.000000s\n0m0.100000s 0m0.200000s\n', 0.3],
])('adds the times that a shell prints', (times, seconds) => {
  expect(processorSeconds(times)).toBeCloseTo(seconds, 5);
});

it('has no time where there is no shell that prints it', () => {
  expect(processorSeconds('')).toBeUndefined();
});
