/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { readCompileErrors, typesNeededBy } from './compile-errors';
import { compileExamples } from './compile-examples';

const scannedOf = (id: string) => {
  const importSpecifier = `material/button/${id}/${id}-example`;
  return {
    example: exampleFixture({ id, module: { name: 'A', importSpecifier } }),
    folder: '',
    sources: {},
  };
};

const complaint = (
  id: string,
  message = "TS2322: Type 'number' is not assignable to type 'string'.",
) =>
  `✘ [ERROR] ${message} [plugin angular-compiler]

    ../examples/material/button/${id}/${id}-example.ts:5:8:
      5 │   name: string = 3;
        ╵         ~~~~

`;

/** Runs with a fake compiler that returns these outputs one after another, and then succeeds. */
async function compile(ids: readonly string[], outputs: readonly string[], keepGoing = true) {
  const rounds: string[][] = [];
  const left = [...outputs];
  const failed = await compileExamples(ids.map(scannedOf), {
    dir: '/site/live',
    codeRoot: '/site/examples',
    keepGoing,
    writeWorkspaceFor: (examples) => rounds.push(examples.map(({ example }) => example.id)),
    run: () => Promise.resolve(left.shift()),
  });
  return { failed: Object.fromEntries(failed), rounds };
}

it('omits examples with errors until the rest compiles, and returns the errors', async () => {
  const outputs = [
    `▲ [WARNING] Something else\n\n    ../examples/material/button/c/c-example.ts:1:1:\n\n${complaint('a')}`,
    complaint('b', 'Could not resolve "../a/a-example"'),
  ];
  const { failed, rounds } = await compile(['a', 'b', 'c'], outputs);
  expect(failed).toEqual({
    a: ["a-example.ts:5: TS2322: Type 'number' is not assignable to type 'string'."],
    b: ['b-example.ts:5: Could not resolve "../a/a-example"'],
  });
  expect(rounds).toEqual([['a', 'b', 'c'], ['b', 'c'], ['c']]);
});

it('throws without keepGoing, and suggests --keep-going', async () => {
  await expect(compile(['a'], [complaint('a')], false)).rejects.toThrow(
    /TS2322[\s\S]*Use --keep-going/,
  );
});

it('ends with the cause, without the advice of the bundler', async () => {
  const advice = '  You can mark the path "popper" as external to exclude it from the bundle.\n\n';
  const output = `${complaint('a', 'Could not resolve "popper"')}${advice}`;
  const error: unknown = await compile(['a'], [output], false).catch((reason: unknown) => reason);
  const message = String(error);
  expect(message).not.toContain('external');
  expect(message.split('\n').at(-1)).toMatch(/a-example\.ts:5: Could not resolve "popper"$/);
});

it('throws when the errors belong to no example', async () => {
  const output = complaint('gone');
  await expect(compile(['a', 'b'], [output])).rejects.toThrow('The examples do not compile');
});

it('suggests the types that a test in an example needs', async () => {
  const message = "TS2503: Cannot find namespace 'jasmine'.";
  expect(readCompileErrors(complaint('a', message), '/site/live').map(typesNeededBy)).toEqual([
    '@types/jasmine',
  ]);
  await expect(compile(['a'], [complaint('a', message)], false)).rejects.toThrow(
    'npm install --save-dev @types/jasmine',
  );
  const { failed } = await compile(['a'], [complaint('a', message)]);
  expect(failed['a']?.[0]).toContain('it needs @types/jasmine');
});

it.each([
  ['luxon', '@types/luxon'],
  ['luxon/src/info', '@types/luxon'],
  ['@acme/words', '@types/acme__words'],
])('suggests the types of the module %s, which has none', async (name, types) => {
  const message = `TS7016: Could not find a declaration file for module '${name}'. It has an 'any' type.`;
  const failure = compile(['a'], [complaint('a', message)], false);
  await expect(failure).rejects.toThrow(`npm install --save-dev ${types}.\nUse --keep-going`);
});
