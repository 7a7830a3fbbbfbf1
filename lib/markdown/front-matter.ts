import { parse } from 'yaml';
import { ContentError } from '@/lib/catalogue/check-content';

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Supported keys. An unknown key is an error, because nothing would read it. */
const knownKeys: readonly string[] = [];

export interface SourceText {
  /** Key and value pairs of the YAML block at the top; empty when there is none. */
  data: Record<string, unknown>;
  /** The text below it. */
  body: string;
  /** Number of lines of the block, so that an error can name a line of the file. */
  offset: number;
}

/**
 * Splits a Markdown file into its YAML front matter and its body.
 *
 * @param file path used in error messages
 * @throws ContentError when the block is not closed, is not YAML, is not a mapping, or has an unknown key
 */
export function splitFrontMatter(source: string, file: string): SourceText {
  if (!/^---\r?\n/.test(source)) return { data: {}, body: source, offset: 0 };
  const match = fence.exec(source);
  if (!match) throw new ContentError(file, 'front matter', 'a closing line of three dashes');
  return {
    data: readMapping(match[1] ?? '', file),
    body: source.slice(match[0].length),
    offset: match[0].split('\n').length - 1,
  };
}

function readMapping(yaml: string, file: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parse(yaml);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError(file, 'front matter', `valid YAML (${reason})`);
  }
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new ContentError(file, 'front matter', 'a mapping of keys to values');
  }
  const unknown = Object.keys(value).find((key) => !knownKeys.includes(key));
  if (unknown !== undefined) {
    const known = knownKeys.length === 0 ? 'no keys' : `one of ${knownKeys.join(', ')}`;
    throw new ContentError(file, 'front matter', `${known}: nothing reads "${unknown}"`);
  }
  return Object.fromEntries(Object.entries(value));
}
