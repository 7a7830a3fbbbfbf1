import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's `globalSetup`: gives the folders that unit tests make a folder of their own, for all of its workers. */
export default function makeTemporaryFolder(): void {
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'unit-tests-'));
}
