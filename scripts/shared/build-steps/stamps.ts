import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@/content/environment';
import { generatedFiles } from '@/lib/generated/files';
import { keepsGoing } from '@/scripts/shared/keep-going';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import type { BuildStep } from './build-step';
import { importsOf } from './imports-of';
import { isTableWithSummaries, withoutSummaries } from './summaries';

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);
const isStamp = (file: string) => /(?:^|[./])stamp$/.test(file);

/** All files at a path: itself, or those of a folder; none when there is nothing. */
function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return listFiles(path).map((file) => `${path}/${file}`);
}

/** Which parts of files count in their stamp. */
interface StampedParts {
  /** Whether the files of unit tests count. */
  readsTests?: boolean | undefined;
  /** Whether summaries in the tables of `content/` do not count. */
  ignoresSummaries?: boolean | undefined;
}

/**
 * A stamp of files by name and content.
 *
 * @param paths files and folders; missing ones count as empty
 */
export function stampOfFiles(
  paths: readonly string[],
  { readsTests = false, ignoresSummaries = false }: StampedParts = {},
): string {
  const read = paths.flatMap(filesAt).filter((file) => readsTests || !isTest(file));
  const files = new Set(read.filter((file) => !isStamp(file)));
  // It contains paths of this machine. The copies themselves are files that count.
  files.delete(generatedFiles.sourceFiles);
  const contentOf = (file: string) => {
    const content = readFileSync(file);
    const isShortened = ignoresSummaries && isTableWithSummaries(file);
    return isShortened ? withoutSummaries(content.toString()) : content;
  };
  return fingerprintOfFiles([...files].sort(), contentOf);
}

/** A stamp of the code and options that all steps share: packages, environment, options. */
function stampOfOptions(): string {
  const options = {
    environment: readEnvironment(process.env),
    keepsGoing: keepsGoing(),
    sourceMaps: process.env.SOURCE_MAPS,
  };
  return fingerprint(JSON.stringify(options), stampOfFiles(['package-lock.json']));
}

/** A stamp of everything that determines what a step makes. */
export function stampOfInputs({
  command,
  data = [],
  only = /./,
  readsTests,
  ignoresSummaries,
  facts,
}: BuildStep): string {
  const read = data.flatMap(filesAt).filter((file) => only.test(file));
  const entries = command.filter((part) => /\.ts$/.test(part) && existsSync(part));
  return fingerprint(
    JSON.stringify(command),
    stampOfOptions(),
    stampOfFiles([...importsOf(entries), ...read], { readsTests, ignoresSummaries }),
    ...(facts?.() ?? []),
  );
}

/** A stamp of files by name, size and time of writing, which is cheap enough for thousands of files. */
export function stampOfListing(paths: readonly string[]): string {
  return fingerprint(
    ...paths.flatMap(filesAt).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
}

const stampFileOf = ({ name }: BuildStep) =>
  join('.generated/stamps', name.toLowerCase().replaceAll(/\W+/g, '-'));

/** What a stamp file contains: inputs and files of the last run. */
const stampOf = (inputs: string, makes: readonly string[]) => `${inputs} ${stampOfListing(makes)}`;

/**
 * Whether the files of a step are what it would make now.
 *
 * @param inputs the stamp of its inputs
 */
export function isKept(step: BuildStep, inputs: string): boolean {
  return step.makes !== undefined && isStamped(stampFileOf(step), stampOf(inputs, step.makes));
}

/** Keeps the files of a step for the next build. */
export function keep(step: BuildStep, inputs: string): void {
  if (step.makes !== undefined) writeStamp(stampFileOf(step), stampOf(inputs, step.makes));
}

/** Makes sure that the next build runs a step, before the step changes its files. */
export function forget(step: BuildStep): void {
  rmSync(stampFileOf(step), { force: true });
}
