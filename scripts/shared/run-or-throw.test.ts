/** @jest-environment node */
import { runOrThrow } from './run-or-throw';

it.each([
  [
    'Collecting page data ...\nError occurred prerendering page "/guide/a".\nError: content/guides/a.md:12: no such example\n    at x (y.js:1:2)\nExport encountered an error on /guide, exiting the build.\n ⨯ Next.js build worker exited with code: 1\n',
    'content/guides/a.md:12: no such example',
  ],
  ['[Error: no home]\n', 'no home'],
  ['\u001b[31mTypeError: x is no function\u001b[39m', 'x is no function'],
  ['something\nelse\n', 'else'],
  ['', 'exit code 1'],
])('finds the error message in %j', async (output, reason) => {
  const script = `process.stderr.write(${JSON.stringify(output)}); process.exitCode = 1`;
  const failure = await runOrThrow(['node', '-e', script]).catch((error: unknown) => String(error));
  expect(failure).toMatch(/^Error: `node -e [^]*` failed: /);
  expect(failure?.endsWith(`failed: ${reason}`)).toBe(true);
});

it('throws the error message of the command, even if more output follows', async () => {
  const script = 'console.error("Error: the reason"); console.log("more"); process.exit(1)';
  await expect(runOrThrow(['node', '-e', script])).rejects.toThrow(/failed: the reason$/);
  await expect(runOrThrow(['node', '-e', ''])).resolves.toBeUndefined();
});
