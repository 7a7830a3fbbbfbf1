/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince } from './changed-files';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'quick-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(() => {
  git('init');
  git('config', 'user.email', 'test@example.com');
  git('config', 'user.name', 'Test');
  for (const name of ['kept.ts', 'changed.ts', 'staged.ts', 'gone.ts']) write(name, 'first\n');
  write('.gitignore', 'ignored.ts\n');
  git('add', '.');
  git('commit', '-m', 'First');
  write('changed.ts', 'second\n');
  write('staged.ts', 'second\n');
  git('add', 'staged.ts');
  rmSync(join(folder, 'gone.ts'));
  write('new file.ts', 'first\n');
  write('ignored.ts', 'first\n');
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('lists changed, new and deleted files', () => {
  expect(changedSince('HEAD')).toEqual({
    present: ['changed.ts', 'staged.ts', 'new file.ts'],
    removed: ['gone.ts'],
  });
});

it('throws for a commit that does not exist', () => {
  expect(() => changedSince('no-such-commit')).toThrow('no-such-commit');
});
