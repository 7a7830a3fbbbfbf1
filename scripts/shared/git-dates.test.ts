/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datesOfLog, fileDates, missingHistory, textDate } from './git-dates';

let folder: string;
const at = (name: string) => join(folder, name);

function git(root: string, date: string, ...args: readonly string[]): void {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['-C', root, ...person, ...args], { env, stdio: 'ignore' });
}

function commit(day: number): void {
  const date = `2026-01-0${day}T12:00:00+00:00`;
  git(at('whole'), date, 'add', '-A');
  git(at('whole'), date, 'commit', '-m', `Day ${day}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-dates-'));
  mkdirSync(at('whole/content'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(at(`whole/${name}`), text);
  git(at('whole'), '', 'init');
  write('content/kept.md', 'one');
  write('content/gone.md', 'two');
  write('content/moved.md', 'a text that is the same before and after its move');
  write('package.json', '"library": "1.0.0"');
  commit(1);
  write('content/über.md', 'four');
  write('package.json', '"library": "2.0.0"');
  commit(2);
  renameSync(at('whole/content/moved.md'), at('whole/content/at-home.md'));
  rmSync(at('whole/content/gone.md'));
  write('package.json', '"library": "2.0.0", "more": true');
  commit(3);
  git(folder, '', 'clone', '--depth', '2', `file://${at('whole')}`, 'shallow');
});

afterAll(() => rmSync(folder, { recursive: true }));

const day = (number: number): unknown => expect.stringContaining(`2026-01-0${number}T12:00:00`);

it('finds when each file last changed, even if the file was moved later', () => {
  expect(fileDates(at('whole'), ['content'])).toEqual({
    'content/at-home.md': day(1),
    'content/kept.md': day(1),
    'content/über.md': day(2),
  });
});

it('returns paths relative to the given folder', () => {
  expect(Object.keys(fileDates(at('whole/content'), ['kept.md']))).toEqual(['kept.md']);
});

it('finds when a text was added to a file', () => {
  expect(textDate(at('whole'), 'package.json', '"library": "2.0.0"')).toEqual(day(2));
  expect(textDate(at('whole'), 'package.json', '"library": "3.0.0"')).toBeUndefined();
});

it('omits files that have not changed since the first commit of a shallow clone', () => {
  expect(fileDates(at('shallow'), ['content'])).toEqual({});
  expect(fileDates(at('shallow'), ['package.json'])).toEqual({ 'package.json': day(3) });
});

it('returns nothing outside of a repository', () => {
  mkdirSync(at('archive'));
  const outside = process.env.GIT_CEILING_DIRECTORIES;
  process.env.GIT_CEILING_DIRECTORIES = folder;
  expect(fileDates(at('archive'), ['.'])).toEqual({});
  expect(textDate(at('archive'), 'package.json', 'a')).toBeUndefined();
  if (outside === undefined) delete process.env.GIT_CEILING_DIRECTORIES;
  else process.env.GIT_CEILING_DIRECTORIES = outside;
});

it('omits deleted files', () => {
  const log = '\0b 2026-01-02\n\nD\ta.md\n\0a 2026-01-01\n\nA\ta.md\n';
  expect(datesOfLog(log, new Set())).toEqual({});
});

describe('missingHistory', () => {
  it('has no reason for a whole clone', () => expect(missingHistory(at('whole'))).toBeUndefined());

  it('names a shallow clone', () =>
    expect(missingHistory(at('shallow'))).toBe('This clone has only a part of its history'));

  it('names a folder without a repository', () => {
    mkdirSync(at('archive'), { recursive: true });
    process.env.GIT_CEILING_DIRECTORIES = folder;
    expect(missingHistory(at('archive'))).toBe('This folder is not in a Git repository');
  });

  it('names a missing Git', () => {
    const { PATH: before = '' } = process.env;
    process.env.PATH = at('archive');
    expect(missingHistory(at('whole'))).toBe('Git is not installed');
    process.env.PATH = before;
  });
});
