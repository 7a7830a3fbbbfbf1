import { globSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { workFolder } from './shared/cache';

/** Files that the result depends on, besides the Markdown: the checks and the data they compare with. */
const inputs = [
  'scripts/check/prose/**/*.ts',
  'content/claims/*.spec.ts',
  'e2e/keyboard/*.spec.ts',
  'content/examples/tsconfig.json',
  `${generatedFiles.api}/*.json`,
  `${generatedFiles.tokens}/*.json`,
];

const stampFile = join(workFolder, 'clean.txt');

/**
 * Returns a fingerprint of the checks and of the extracted library. Cached results are valid for one
 * fingerprint.
 */
export function checksVersion(): string {
  return fingerprintOfFiles(inputs.flatMap((pattern) => globSync(pattern)).sort());
}

/** Returns a fingerprint of texts under one version of the checks. */
export function stateOf(
  version: string,
  sources: readonly { path: string; source: string }[],
): string {
  return fingerprint(version, ...sources.flatMap(({ path, source }) => [path, source]));
}

/** Whether exactly these texts passed before. */
export const isKnownClean = (state: string) => isStamped(stampFile, state);

/** Stores that these texts pass. */
export const markClean = (state: string) => writeStamp(stampFile, state);
