/** @jest-environment node */
import { runCheck, runChecks, type CheckResult } from './run-checks';

const node = (script: string) => ({ name: 'x', command: ['node', '-e', script] as const });

it('keeps what a check prints and tells how it went', async () => {
  const result = await runCheck(node('console.log(process.env.MARK); process.exit(2)'), {
    MARK: 'seen',
  });
  expect(result).toMatchObject({ name: 'x', passed: false, output: 'seen\n' });
  expect(await runCheck(node(''))).toMatchObject({ passed: true, output: '' });
});

it('fails a check whose program does not exist', async () => {
  const result = await runCheck({ name: 'x', command: ['no-such-program-here'] });
  expect(result.passed).toBe(false);
  expect(result.output).toContain('no-such-program-here');
});

it('runs all of them, so many at once at most', async () => {
  const results: CheckResult[] = [];
  await runChecks([node(''), node('process.exit(1)'), node('')], 2, (result) => {
    results.push(result);
  });
  expect(results.filter(({ passed }) => passed)).toHaveLength(2);
  expect(results).toHaveLength(3);
});
