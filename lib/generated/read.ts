import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { makerOf } from './files';

/** An error in a generated file: names the file, the problem and the command that generates it. */
class GeneratedFileError extends Error {
  override name = 'GeneratedFileError';

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}; run \`${makerOf(file)}\``, options);
  }
}

/**
 * Reads a text file that a build step wrote.
 *
 * @param file path from the project's root: one of `generatedFiles`
 * @throws GeneratedFileError when the file cannot be read
 */
export function readGeneratedText(file: string): string {
  try {
    return readFileSync(join(process.cwd(), file), 'utf8');
  } catch (cause) {
    throw new GeneratedFileError(file, 'cannot be read', { cause });
  }
}

/**
 * Reads a JSON file that a build step wrote and validates it with its schema.
 *
 * @param file path from the project's root: one of `generatedFiles`
 * @throws GeneratedFileError when the file cannot be read, is not JSON, or a field does not match
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
 * Whether an optional file was generated.
 *
 * @param folder the folder that would contain it
 * @throws GeneratedFileError when the folder is missing: the step has not run, so the answer is unknown
 */
export function isGenerated(file: string, folder: string): boolean {
  if (!existsSync(join(process.cwd(), folder))) {
    throw new GeneratedFileError(folder, 'is missing');
  }
  return existsSync(join(process.cwd(), file));
}
