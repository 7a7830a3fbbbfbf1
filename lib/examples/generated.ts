import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Where the pipeline leaves its output, from the project's root. */
export const generatedExamples = '.generated/examples';

/**
 * Reads a text file the examples pipeline wrote.
 *
 * @param path below `.generated/examples`
 * @throws when the file is not there, saying how to make it
 */
export function readGenerated(path: string): string {
  const file = join(process.cwd(), generatedExamples, path);
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${generatedExamples}/${path} cannot be read: run "npm run generate" first`, {
      cause,
    });
  }
}

/** Reads and validates a JSON file the pipeline wrote; an error names the file and the fields. */
export function readGeneratedJson<T>(path: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readGenerated(path)));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${generatedExamples}/${path}: ${issues.join('; ')}`);
}
