import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import { compile } from './compile';
import type { ScannedExample } from './scan-folder';
import { haveSoundTypes } from './sound-types';
import { writeJson } from './write-generated';

/** With more, one check of everything takes less time. */
const most = 20;

interface Changed {
  /** The folder of the workspace, which is written already. */
  dir: string;
  /** The folder to which the import specifiers of examples are relative. */
  codeRoot: string;
  examples: readonly ScannedExample[];
  /** For tests. */
  run?: typeof compile;
  check?: typeof haveSoundTypes;
}

const stampsSchema = z.strictObject({
  /** What all examples are checked with: packages, options, and the code that starts them. */
  common: z.string(),
  examples: z.record(z.string(), z.string()),
});
type Stamps = z.infer<typeof stampsSchema>;

/**
 * Compiles the workspace like `compile`, and checks the types of changed examples only, which takes half the time.
 *
 * @returns the output of the compiler when it failed; undefined on success
 */
export async function compileChanged(changed: Changed): Promise<string | undefined> {
  const { dir, run = compile, check = haveSoundTypes } = changed;
  const file = join(dir, 'checked.json');
  const samples = samplesIn(dir);
  const stamps = stampsOf(changed, samples);
  const files = filesToCheck(changed, samples, stamps, readStamps(file));
  if (files) {
    const compiled = run(dir, { checksTypes: false });
    // The builder is another process.
    const areSound = files.length === 0 || check(dir, files);
    if ((await compiled) === undefined && areSound) {
      writeJson(file, stamps);
      return undefined;
    }
    // The builder says what is wrong.
  }
  const output = await run(dir);
  if (output === undefined) writeJson(file, stamps);
  return output;
}

const mainOf = ({ codeRoot }: Changed, { example }: ScannedExample) =>
  join(codeRoot, `${example.module.importSpecifier}.ts`);

/** The folder with samples of the code that playgrounds write: `<id of the playground>-<number>.ts`. */
const shownFolder = 'src/shown';

/** The paths of samples from the workspace, by the id of their playground. */
type Samples = ReadonlyMap<string, readonly string[]>;

const samplesIn = (dir: string): Samples =>
  Map.groupBy(
    listFiles(join(dir, shownFolder)).map((name) => `${shownFolder}/${name}`),
    (path) => /^.*\/(.*)-\d+\.ts$/.exec(path)?.[1] ?? '',
  );

function stampsOf(changed: Changed, samples: Samples): Stamps {
  const { dir, examples } = changed;
  const code = listFiles(join(dir, 'src')).filter((name) => !name.startsWith('shown/'));
  const config: unknown = JSON.parse(readFileSync(join(dir, 'tsconfig.json'), 'utf8'));
  const { compilerOptions, angularCompilerOptions } = z
    .object({
      compilerOptions: z.unknown().optional(),
      angularCompilerOptions: z.unknown().optional(),
    })
    .parse(config);
  const packages = existsSync('package-lock.json') ? ['package-lock.json'] : [];
  const common = fingerprint(
    JSON.stringify({ compilerOptions, angularCompilerOptions }),
    fingerprintOfFiles([...packages, ...code.map((name) => join(dir, 'src', name))]),
  );
  const stampOf = (item: ScannedExample) =>
    fingerprint(
      JSON.stringify(item.sources),
      fingerprintOfFiles([
        ...importsOf([mainOf(changed, item)]),
        ...(samples.get(item.example.id) ?? []).map((path) => join(dir, path)),
      ]),
    );
  return {
    common,
    examples: Object.fromEntries(examples.map((item) => [item.example.id, stampOf(item)])),
  };
}

function readStamps(file: string): Stamps | undefined {
  if (!existsSync(file)) return undefined;
  const stamps = stampsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return stamps.success ? stamps.data : undefined;
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
