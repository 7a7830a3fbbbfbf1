import { z } from 'zod';
import { requireExample } from './catalogue';
import { readExampleSource } from './sources';

export type ExampleReference =
  { kind: 'card'; id: string } | { kind: 'snippet'; id: string; file: string; region?: string };

const comment = /^\s*example\(\s*([\s\S]*?)\s*\)\s*$/;

const snippetSchema = z.strictObject({
  example: z.string(),
  file: z.string(),
  region: z.string().optional(),
});

/**
 * Reads the comment that places an example in prose: `example(id)` for a card,
 * `example({"example": "id", "file": "…", "region": "…"})` for part of a file.
 *
 * @param text what stands between `<!--` and `-->`
 * @returns undefined if the comment is about something else
 * @throws with the reason if it names what does not exist, or cannot be read
 */
export function parseExampleReference(text: string): ExampleReference | undefined {
  const argument = comment.exec(text)?.[1];
  if (argument === undefined) return undefined;
  if (!argument.startsWith('{')) return { kind: 'card', id: requireExample(argument).id };
  const { example, file, region } = parseSnippet(argument);
  readExampleSource(example, file, region);
  return { kind: 'snippet', id: example, file, ...(region === undefined ? {} : { region }) };
}

function parseSnippet(json: string): z.infer<typeof snippetSchema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Error(`not valid JSON: ${json}`, { cause });
  }
  const result = snippetSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
}
