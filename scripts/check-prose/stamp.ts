import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, workFolder } from './cache';

/** What the result depends on beside the Markdown: these checks, and what they hold it against. */
const inputs = ['scripts/check-prose/**/*.ts', '.generated/api/*.json', '.generated/tokens/*.json'];

const stampFile = join(workFolder, 'clean.txt');

/** A fingerprint of the checks and of the extracted library: what is kept belongs to one of them. */
export function checksVersion(): string {
  const files = inputs.flatMap((pattern) => globSync(pattern)).sort();
  return fingerprint(...files.map((file) => readFileSync(file, 'utf8')));
}

/** Whether exactly these texts were found right before. */
export function isKnownClean(stamp: string, file = stampFile): boolean {
  try {
    return readFileSync(file, 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Remembers that these texts are right. */
export function keepClean(stamp: string, file = stampFile): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, stamp);
}
