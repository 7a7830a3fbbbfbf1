import { relative, resolve } from 'node:path';
import { compile } from './compile';
import {
  type CompiledExamples,
  mainOf,
  readStamps,
  type Samples,
  samplesIn,
  stampExamples,
  type Stamps,
  writeStamps,
} from './example-stamps';
import { haveSoundTypes } from './sound-types';

/** With more, one check of everything takes less time. */
const most = 20;

interface Changed extends CompiledExamples {
  /** For tests. */
  run?: typeof compile;
  check?: typeof haveSoundTypes;
}

/**
 * Compiles the workspace like `compile`, and checks the types of changed examples only, which takes half the time.
 *
 * @returns the output of the compiler when it failed; undefined on success
 */
export async function compileChanged(changed: Changed): Promise<string | undefined> {
  const { dir, run = compile, check = haveSoundTypes } = changed;
  const samples = samplesIn(dir);
  const stamps = stampExamples(changed, samples);
  const files = filesToCheck(changed, samples, stamps, readStamps(dir));
  if (files) {
    const compiled = run(dir, { checksTypes: false });
    // The builder is another process.
    const areSound = files.length === 0 || check(dir, files);
    if ((await compiled) === undefined && areSound) {
      writeStamps(dir, stamps);
      return undefined;
    }
    // The builder says what is wrong.
  }
  const output = await run(dir);
  if (output === undefined) writeStamps(dir, stamps);
  return output;
}

/** The files of changed examples; undefined when everything must be checked. */
function filesToCheck(
  changed: Changed,
  samples: Samples,
  stamps: Stamps,
  known: Stamps | undefined,
): readonly string[] | undefined {
  if (known?.common !== stamps.common) return undefined;
  const ids = Object.keys(stamps.examples).filter(
    (id) => stamps.examples[id] !== known.examples[id],
  );
  if (ids.length > most) return undefined;
  const { dir, examples } = changed;
  return examples
    .filter(({ example }) => ids.includes(example.id))
    .flatMap((item) => [
      relative(dir, resolve(mainOf(changed, item))),
      ...(samples.get(item.example.id) ?? []),
    ]);
}
