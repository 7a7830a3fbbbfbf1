import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A short fingerprint of contents, which also tells apart where one ends and the next begins. */
export function fingerprint(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** A fingerprint of files: of their paths and of what is in them. */
export function fingerprintOfFiles(files: readonly string[]): string {
  return fingerprint(...files.flatMap((file) => [file, readFileSync(file)]));
}

/** Whether a file holds exactly this stamp: what it was written for is still as it was. */
export function isStamped(file: string, stamp: string): boolean {
  try {
    return readFileSync(file, 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Writes a stamp for the next run to find. */
export function writeStamp(file: string, stamp: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
