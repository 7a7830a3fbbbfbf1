/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SharedPlace } from './shared-place';

let parent: string;
let place: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'place-'));
  place = join(parent, 'sample');
});
afterEach(() => rmSync(parent, { recursive: true }));

function write(name: string, text: string): void {
  const file = join(place, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const read = (name: string) => {
  const file = join(place, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Imitates a build. */
const build = (content: string) => async () => {
  write('content/site.ts', content);
  write('.next/cache/a/b', `compiled for ${content}`);
};

it('gives the next site what was compiled, and nothing else', async () => {
  const shared = new SharedPlace(place);
  await shared.use('one', build('one'));
  await shared.use('two', async () => {
    expect(read('.next/cache/a/b')).toBe('compiled for one');
    expect(read('content/site.ts')).toBeUndefined();
  });
});

it('gives each site in another run what it has left itself', async () => {
  const first = new SharedPlace(place);
  await first.use('one', build('one'));
  await first.use('two', build('two'));
  const second = new SharedPlace(place);
  for (const name of ['two', 'one']) {
    await second.use(name, async () => {
      expect(read('content/site.ts')).toBe(name);
      expect(read('.next/cache/a/b')).toBe(`compiled for ${name}`);
    });
  }
});

it('keeps what a site has left when its work fails, and nothing of an interrupted run', async () => {
  write('content/site.ts', 'half');
  const shared = new SharedPlace(place);
  const work = async () => {
    expect(read('content/site.ts')).toBeUndefined();
    write('content/site.ts', 'one');
    throw new Error('It does not build.');
  };
  await expect(shared.use('one', work)).rejects.toThrow('It does not build.');
  expect(existsSync(place)).toBe(false);
  await shared.use('one', async () => expect(read('content/site.ts')).toBe('one'));
});
