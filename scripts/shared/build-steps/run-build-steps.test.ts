/** @jest-environment node */
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { announce } from './announce';
import { runBuildSteps } from './run-build-steps';
import { copyStep, createProject, type Project } from './steps.fixture';

let project: Project;
const ran = () => (existsSync('log') ? readFileSync('log', 'utf8').trim().split('\n') : []);

beforeEach(() => {
  project = createProject();
  project.write('data/a', '1');
  project.write('data/b', '1');
  jest.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
  project.remove();
});

it('runs steps after those whose files they read', async () => {
  const b = copyStep('b', { after: ['a'], data: ['data/b', 'made/a'] });
  await runBuildSteps([copyStep('a'), b]);
  expect(ran()).toEqual(['a', 'b']);
});

describe('after a run', () => {
  const steps = () => [
    copyStep('a'),
    copyStep('b', { after: ['a'], data: ['data/b', 'made/a'] }),
    copyStep('c', { after: ['b'], data: ['data/c'] }),
  ];
  const rerun = async () => {
    rmSync('log', { force: true });
    const times = await runBuildSteps(steps());
    expect(times.filter(({ kept }) => !kept).map(({ name }) => name)).toEqual(ran());
    return ran();
  };

  beforeEach(async () => {
    project.write('data/c', '1');
    await runBuildSteps(steps());
  });

  it('keeps everything when nothing has changed', async () => {
    expect(announce(steps())).toBe('Nothing has changed since the last build.');
    expect(await rerun()).toEqual([]);
  });

  it('runs the steps whose inputs have changed, and keeps the others', async () => {
    writeFileSync('data/a', '2');
    expect(announce(steps())).toContain('To do: a, b, c.');
    expect(await rerun()).toEqual(['a', 'b']);
    expect(readFileSync('made/a', 'utf8')).toBe('2');
  });

  it.each([
    ['is missing', () => rmSync('made/b')],
    ['has another size', () => writeFileSync('made/b', '')],
    ['was written since', () => utimesSync('made/b', 1, 1)],
  ])('runs a step again when a file that it has made %s', async (_, change) => {
    change();
    expect(await rerun()).toEqual(['b']);
    expect(readFileSync('made/b', 'utf8')).toBe('1');
  });

  it('runs a step again after it failed, even if its inputs are those of an earlier success', async () => {
    const [, , c] = steps();
    if (!c) throw new Error('no step');
    const failing = { ...c, after: [], command: ['node', '-e', 'process.exit(1)'] } as const;
    writeFileSync('data/c', '2');
    await expect(runBuildSteps([failing])).rejects.toThrow('failed');
    writeFileSync('data/c', '1');
    expect(await rerun()).toEqual(['c']);
  });
});

it('runs a step again that adds files to the folder of another one, when that one has run', async () => {
  const empty = "require('node:fs').rmSync('made', { recursive: true, force: true });";
  const a = copyStep('a');
  const [program, option, code = ''] = a.command;
  const steps = [
    { ...a, command: [program, option ?? '', `${empty}${code}`] as const, makes: ['made'] },
    copyStep('b', { after: ['a'], makes: ['made'] }),
  ];
  await runBuildSteps(steps);
  writeFileSync('data/a', '2');
  await runBuildSteps(steps);
  expect(existsSync('made/b')).toBe(true);
  rmSync('log');
  await runBuildSteps(steps);
  expect(ran()).toEqual([]);
});

it('starts no step after one has failed, and keeps what succeeded', async () => {
  const failing = copyStep('b', { command: ['node', '-e', 'throw new Error("no text")'] });
  const after = copyStep('c', { after: ['b'] });
  await expect(runBuildSteps([copyStep('a'), failing, after])).rejects.toThrow('no text');
  rmSync('log');
  await runBuildSteps([copyStep('a')]);
  expect(ran()).toEqual([]);
});

it('says in one sentence that the disk is full', async () => {
  const code = "console.error('Error: failed to persist\\n  os error 28'); process.exit(1)";
  const full = copyStep('a', { command: ['node', '-e', code] });
  await expect(runBuildSteps([full])).rejects.toThrow(/failed to persist\nThe disk is full\./);
});

it('refuses a step that waits for one that is not there', async () => {
  await expect(runBuildSteps([copyStep('a', { after: ['b'] })])).rejects.toThrow('never run: a.');
});

it('always runs a step that does not say what it makes', async () => {
  const { makes, ...step } = copyStep('a');
  expect(makes).toEqual(['made/a']);
  await runBuildSteps([step]);
  await runBuildSteps([step]);
  expect(ran()).toEqual(['a', 'a']);
});

it('says how long the steps take that have something to do', async () => {
  await runBuildSteps([copyStep('a')]);
  const steps = [copyStep('a'), copyStep('b', { seconds: 100 })];
  expect(announce(steps)).toBe(
    'To do: b. 1 are kept from the last build.\nThis takes about 1.5 minutes on two idle cores.',
  );
});
