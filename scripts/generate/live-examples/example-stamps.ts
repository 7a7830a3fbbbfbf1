import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import type { ScannedExample } from './scan-folder';
import { writeJson } from './write-generated';

/** The examples of a workspace, which is written already. */
export interface CompiledExamples {
  /** The folder of the workspace. */
  dir: string;
  /** The folder to which the import specifiers of examples are relative. */
  codeRoot: string;
  examples: readonly ScannedExample[];
}

const stampsSchema = z.strictObject({
  /** What all examples are checked with: packages, options, and the code that starts them. */
  common: z.string(),
  examples: z.record(z.string(), z.string()),
});
export type Stamps = z.infer<typeof stampsSchema>;

/** The path of the file with the component of an example. */
export const mainOf = ({ codeRoot }: CompiledExamples, { example }: ScannedExample) =>
  join(codeRoot, `${example.module.importSpecifier}.ts`);

/** The folder with samples of the code that playgrounds write: `<id of the playground>-<number>.ts`. */
const shownFolder = 'src/shown';

/** The paths of samples from the workspace, by the id of their playground. */
export type Samples = ReadonlyMap<string, readonly string[]>;

export const samplesIn = (dir: string): Samples =>
  Map.groupBy(
    listFiles(join(dir, shownFolder)).map((name) => `${shownFolder}/${name}`),
    (path) => /^.*\/(.*)-\d+\.ts$/.exec(path)?.[1] ?? '',
  );

/** Stamps each example by its own files, what they import, and the samples of its playground. */
export function stampExamples(compiled: CompiledExamples, samples: Samples): Stamps {
  const { dir, examples } = compiled;
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
        ...importsOf([mainOf(compiled, item)]),
        ...(samples.get(item.example.id) ?? []).map((path) => join(dir, path)),
      ]),
    );
  return {
    common,
    examples: Object.fromEntries(examples.map((item) => [item.example.id, stampOf(item)])),
  };
}

const stampsFile = (dir: string) => join(dir, 'checked.json');

/** The stamps of the last compilation of a workspace that succeeded, if there was one. */
export function readStamps(dir: string): Stamps | undefined {
  const file = stampsFile(dir);
  if (!existsSync(file)) return undefined;
  const stamps = stampsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return stamps.success ? stamps.data : undefined;
}

/** Keeps the stamps of a compilation that has succeeded. */
export function writeStamps(dir: string, stamps: Stamps): void {
  writeJson(stampsFile(dir), stamps);
}
