/** @jest-environment node */
import { capture } from './capture';

it('captures the output and the exit code of a command', async () => {
  const script = 'console.log(process.env.MARK); console.error("and more"); process.exit(2)';
  const { exitCode, output } = await capture(['node', '-e', script], { MARK: 'seen' });
  expect(exitCode).toBe(2);
  expect(output).toContain('seen\n');
  expect(output).toContain('and more\n');
  expect(await capture(['node', '-e', ''])).toMatchObject({ exitCode: 0, output: '' });
});

it('returns exit code 1 when the program does not exist', async () => {
  const { exitCode, output } = await capture(['no-such-program-here']);
  expect(exitCode).toBe(1);
  expect(output).toContain('no-such-program-here');
});
