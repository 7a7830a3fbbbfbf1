import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A short hash of contents. Splitting the same text at another position results in another hash. */
export function fingerprint(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/**
 * A short hash of the paths and contents of files.
 *
 * @param contentOf reads a file, or the part of it that counts
 */
export function fingerprintOfFiles(
  files: readonly string[],
  contentOf: (file: string) => string | Buffer = (file) => readFileSync(file),
): string {
  return fingerprint(...files.flatMap((file) => [file, contentOf(file)]));
}

/** Whether a file contains exactly this stamp, which means that nothing changed since it was written. */
export function isStamped(file: string, stamp: string): boolean {
  try {
    return readFileSync(file, 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Writes a stamp for the next run. */
export function writeStamp(file: string, stamp: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
