/** @jest-environment node */
import { type CheckResult, runChecks } from './run-checks';

const node = (name: string, script: string) => ({ name, command: ['node', '-e', script] as const });

it('runs every check and reports its name, exit code and output', async () => {
  const results: CheckResult[] = [];
  const checks = [node('a', ''), node('b', 'process.exit(1)'), node('c', 'console.log("printed")')];
  await runChecks(checks, 2, (result) => {
    results.push(result);
  });
  const byName = Object.fromEntries(results.map((result) => [result.name, result]));
  expect(Object.keys(byName).sort()).toEqual(['a', 'b', 'c']);
  expect(byName['a']?.exitCode).toBe(0);
  expect(byName['b']?.exitCode).toBe(1);
  expect(byName['c']?.output).toBe('printed\n');
});
