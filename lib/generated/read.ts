import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { makerOf } from './files';

/** The one error of machine-made files: which file, what is wrong with it, and how to make it. */
class GeneratedFileError extends Error {
  override name = 'GeneratedFileError';

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}; run \`${makerOf(file)}\``, options);
  }
}

/**
 * Reads a text file that a build step wrote.
 *
 * @param file from the project's root: one of `generatedFiles`
 * @throws GeneratedFileError when it cannot be read
 */
export function readGeneratedText(file: string): string {
  try {
    return readFileSync(join(process.cwd(), file), 'utf8');
  } catch (cause) {
    throw new GeneratedFileError(file, 'cannot be read', { cause });
  }
}

/**
 * Reads a JSON file that a build step wrote and checks it against its schema.
 *
 * @param file from the project's root: one of `generatedFiles`
 * @throws GeneratedFileError when it cannot be read, is not JSON or does not fit, naming the field
 */
export function readGeneratedJson<T>(file: string, schema: z.ZodType<T>): T {
  const text = readGeneratedText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new GeneratedFileError(file, 'is not JSON', { cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || '(root)';
  throw new GeneratedFileError(file, `field ${field}: ${issue?.message ?? 'does not fit'}`);
}

/**
 * Whether a file was made that not every subject has.
 *
 * @param folder the folder it would lie in
 * @throws GeneratedFileError when the whole folder is missing: "there is none" would pass for a fact
 */
export function isGenerated(file: string, folder: string): boolean {
  if (!existsSync(join(process.cwd(), folder))) {
    throw new GeneratedFileError(folder, 'is missing');
  }
  return existsSync(join(process.cwd(), file));
}
