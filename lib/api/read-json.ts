import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Where the extraction writes, from the project's root. */
export const apiOutputFolder = '.generated/api';

/**
 * Reads one file of the extraction's output and checks it against its schema.
 *
 * @param fileName name below `.generated/api`
 * @throws when the file is missing or malformed, naming the file and, for bad content, the field
 */
export function readApiJson<T>(fileName: string, schema: z.ZodType<T>): T {
  const file = `${apiOutputFolder}/${fileName}`;
  let text: string;
  try {
    text = readFileSync(join(process.cwd(), file), 'utf8');
  } catch (cause) {
    throw new Error(`${file}: cannot be read; run \`npm run generate\` first`, { cause });
  }
  return parseApiJson(file, text, schema);
}

/** Parses and validates JSON text; errors name `file` and the field. */
export function parseApiJson<T>(file: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: is not JSON`, { cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || '(root)';
  throw new Error(`${file}: field ${field}: ${issue?.message ?? 'does not match the schema'}`);
}
