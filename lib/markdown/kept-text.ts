import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The environment variable with the folder. Builds set it; without it, nothing is kept. */
export const keptTextsVariable = 'KEPT_TEXTS';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file at once: another process of the build may write or read the same one meanwhile. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/**
 * Makes a text from others, or returns what an earlier build made from the same ones.
 *
 * @param from everything that determines the result, besides the code of `make` and the packages: the build keeps
 *   another folder for each state of these
 */
export async function keptText(
  from: readonly string[],
  make: () => Promise<string>,
): Promise<string> {
  const folder = process.env[keptTextsVariable];
  if (!folder) return make();
  const hash = createHash('sha256').update(JSON.stringify(from)).digest('hex');
  const file = join(folder, hash.slice(0, 2), hash.slice(2, 34));
  const known = read(file);
  if (known !== undefined) return known;
  const text = await make();
  write(file, text);
  return text;
}
