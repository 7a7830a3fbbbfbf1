/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it.each(['build', 'start', 'generate', 'dev'])(
  'stops %s with one line that names the invalid variable',
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', `scripts/commands/${command}.ts`],
      { env: { ...process.env, SITE_BASE_URL: 'here' }, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(stderr.trim()).toMatch(/^SITE_BASE_URL must be .*; it is "here"\.$/);
    expect(status).toBe(1);
  },
);
