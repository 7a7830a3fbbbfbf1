/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { compileChanged } from './compile-changed';

const ids = ['a', 'b', 'b-playground'];
let root: string;
let isBroken = false;
const built = jest.fn();
const checked = jest.fn();

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  isBroken = false;
  write('live/tsconfig.json', '{ "compilerOptions": { "strict": true } }');
  write('live/src/main.ts', '1');
  write('live/src/shown/b-playground-1.ts', '1');
  write('examples/shared.ts', '1');
  for (const id of ids) write(`examples/${id}/${id}-example.ts`, `import '../shared';`);
  write('examples/a/a-example.ts', '1');
});

/** Compiles; returns what was built, with or without a check of all types, and which files were checked. */
async function compileAll() {
  built.mockReset();
  checked.mockReset();
  const output = await compileChanged({
    dir: join(root, 'live'),
    codeRoot: join(root, 'examples'),
    examples: ids.map((id) => ({
      example: exampleFixture({
        id,
        module: { name: 'A', importSpecifier: `${id}/${id}-example` },
      }),
      folder: '',
      sources: {
        [`${id}-example.ts`]: readFileSync(join(root, `examples/${id}/${id}-example.ts`), 'utf8'),
      },
    })),
    run: (_, options) => {
      const checksTypes = options?.checksTypes !== false;
      built(checksTypes);
      return Promise.resolve(checksTypes && isBroken ? 'TS2322' : undefined);
    },
    check: (_, files) => {
      checked(files);
      return !isBroken;
    },
  });
  return { output, built: built.mock.calls.flat(), checked: checked.mock.calls.flat(2) };
}

it('checks everything the first time, and nothing when nothing has changed', async () => {
  expect(await compileAll()).toEqual({ output: undefined, built: [true], checked: [] });
  expect(await compileAll()).toEqual({ output: undefined, built: [false], checked: [] });
});

it.each([
  ['an example', 'examples/a/a-example.ts', ['../examples/a/a-example.ts']],
  [
    'a sample of a playground',
    'live/src/shown/b-playground-1.ts',
    ['../examples/b-playground/b-playground-example.ts', 'src/shown/b-playground-1.ts'],
  ],
])('checks only what belongs to %s that has changed', async (_, file, files) => {
  await compileAll();
  write(file, '2');
  expect(await compileAll()).toEqual({ output: undefined, built: [false], checked: files });
  expect((await compileAll()).checked).toEqual([]);
});

it('checks every example that imports a changed file', async () => {
  await compileAll();
  write('examples/shared.ts', '2');
  expect((await compileAll()).checked).toContain('../examples/b/b-example.ts');
  expect(checked.mock.calls.flat(2)).not.toContain('../examples/a/a-example.ts');
});

it.each([
  ['the code that starts examples', 'live/src/main.ts', '2'],
  ['an option', 'live/tsconfig.json', '{ "compilerOptions": {} }'],
  ['the list of what was checked', 'live/checked.json', '{}'],
])('checks everything when %s has changed', async (_, file, text) => {
  await compileAll();
  write(file, text);
  expect(await compileAll()).toMatchObject({ built: [true], checked: [] });
});

it('returns what the builder says about an error, until it is corrected', async () => {
  await compileAll();
  write('examples/a/a-example.ts', '2');
  isBroken = true;
  for (let time = 0; time < 2; time++) {
    expect(await compileAll()).toMatchObject({ output: 'TS2322', built: [false, true] });
  }
  isBroken = false;
  expect(await compileAll()).toMatchObject({ output: undefined, built: [false] });
});
