import { existsSync, globSync, readFileSync } from 'node:fs';

/** A text with its path from the project's root. */
interface Source {
  path: string;
  source: string;
}

const contextFolder = 'content/blocks/';

/** All texts to check. */
export interface ProseContent {
  sources: readonly Source[];
  /** Code that the blocks of a text omit, by the path of the text. */
  contexts: ReadonlyMap<string, string>;
}

/**
 * Reads all texts, and the code that their blocks omit.
 *
 * @throws when a file in `content/blocks` has no matching text
 */
export function readContent(): ProseContent {
  const sources = read('content/{overviews,guides}/**/*.md');
  const contexts = new Map<string, string>();
  for (const { path, source } of read(`${contextFolder}**/*.ts`)) {
    const text = path.replace(contextFolder, 'content/').replace(/\.ts$/, '.md');
    if (!existsSync(text)) throw new Error(`${path} belongs to ${text}, which does not exist`);
    contexts.set(text, source);
  }
  return { sources, contexts };
}

function read(pattern: string): readonly Source[] {
  return globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}
