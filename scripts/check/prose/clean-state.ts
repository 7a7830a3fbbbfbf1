import { globSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import { workFolder } from './shared/cache';

/** What the result depends on beside the Markdown: these checks, and what they hold it against. */
const inputs = [
  'scripts/check/prose/**/*.ts',
  'content/claims/*.spec.ts',
  'e2e/keyboard/*.spec.ts',
  'content/examples/tsconfig.json',
  `${generatedFiles.api}/*.json`,
  `${generatedFiles.tokens}/*.json`,
];

const stampFile = join(workFolder, 'clean.txt');

/** A fingerprint of the checks and of the extracted library: what is kept belongs to one of them. */
export function checksVersion(): string {
  return fingerprintOfFiles(inputs.flatMap((pattern) => globSync(pattern)).sort());
}

/** A fingerprint of texts under one version of the checks. */
export function stateOf(
  version: string,
  sources: readonly { path: string; source: string }[],
): string {
  return fingerprint(version, ...sources.flatMap(({ path, source }) => [path, source]));
}

/** Whether exactly these texts were found right before. */
export const isKnownClean = (state: string) => isStamped(stampFile, state);

/** Remembers that these texts are right. */
export const keepClean = (state: string) => writeStamp(stampFile, state);
